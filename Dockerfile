# Coop in a container: `docker compose up -d` (compose.yaml), or
#   docker build --tag coop .
#   docker run --detach --name coop --env-file .env --env COOP_DATABASE=/data/coop.sqlite3 \
#       --volume coop:/data --restart unless-stopped coop

# A release names its digest, too (.github/workflows/release.yml).
ARG BASE=python:3.11-slim

FROM ${BASE} AS libraries
WORKDIR /srv
RUN python -m venv --without-pip /opt/coop
COPY requirements-postgres.lock .
RUN python -m pip --python /opt/coop/bin/python install --no-cache-dir --require-hashes \
    --requirement requirements-postgres.lock
# Another library, such as sentry-sdk for error reports (docs/hosting/reference.md).
ARG EXTRA=""
RUN [ -z "$EXTRA" ] || python -m pip --python /opt/coop/bin/python install --no-cache-dir "$EXTRA"

FROM ${BASE}
# Nothing is installed here any more. Not every base has setuptools and wheel.
RUN python -m pip uninstall --yes --quiet --root-user-action ignore setuptools wheel pip \
    && useradd --system --uid 1000 --no-create-home coop \
    && install --directory --owner coop --group coop --mode 700 /data
COPY --from=libraries /opt/coop /opt/coop
WORKDIR /srv/coop
# What .dockerignore lets through: never a database, never a token.
COPY . .
ENV PATH="/opt/coop/bin:$PATH" PYTHONDONTWRITEBYTECODE=1 COOP_DATABASE=/data/coop.sqlite3
# The user may write no byte code, so it is written now: a start takes half the time.
RUN python -m compileall -q bot cogs games
# docker build --build-arg VERSION=0.1.0 --build-arg COMMIT=$(git rev-parse --short=8 HEAD)
ARG VERSION=0.1.0
ARG COMMIT=unknown
RUN echo "$COMMIT" > commit.txt
LABEL org.opencontainers.image.title="Coop" \
    org.opencontainers.image.description="Five chicken card games, played on Discord" \
    org.opencontainers.image.version="$VERSION" \
    org.opencontainers.image.revision="$COMMIT" \
    org.opencontainers.image.licenses="MIT"
# A number, so that Kubernetes can see that it is not root.
USER 1000
VOLUME /data
STOPSIGNAL SIGTERM
# Podman and buildah drop this line from an image in OCI format: build with --format docker, or check by
# `podman run --health-cmd`.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot"]
