# Coop in a container: `docker compose up -d` (compose.yaml), or
#   docker build --tag coop .
#   docker run --detach --name coop --env-file .env --env COOP_DATABASE=/data/coop.sqlite3 \
#       --volume coop:/data --restart unless-stopped coop

# A release adds the digest (.github/workflows/release.yml).
ARG BASE=python:3.11-slim

FROM ${BASE} AS libraries
WORKDIR /srv/coop
# Where ./coop finds it, also if the platform does not set PATH.
RUN python -m venv --without-pip .venv
COPY requirements-postgres.lock .
RUN python -m pip --python .venv/bin/python install --no-cache-dir --require-hashes \
    --requirement requirements-postgres.lock
# Another library, such as sentry-sdk for error reports (docs/hosting/reference.md).
ARG EXTRA=""
RUN [ -z "$EXTRA" ] || python -m pip --python .venv/bin/python install --no-cache-dir "$EXTRA"

FROM ${BASE}
# The image needs no pip after this stage. Some base images have setuptools and wheel, too.
RUN python -m pip uninstall --yes --quiet --root-user-action ignore setuptools wheel pip \
    && useradd --uid 1000 --no-create-home --no-log-init coop \
    && install --directory --owner coop --group coop --mode 700 /data
WORKDIR /srv/coop
COPY --from=libraries /srv/coop/.venv .venv
# .dockerignore excludes databases and tokens.
COPY . .
ENV PATH="/srv/coop/.venv/bin:$PATH" PYTHONDONTWRITEBYTECODE=1 COOP_DATABASE=/data/coop.sqlite3
# Write the byte code now, because the user may not write it later: a start takes half the time.
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
# A number, so that Kubernetes can check that the user is not root.
USER 1000
VOLUME /data
STOPSIGNAL SIGTERM
# Podman and buildah remove this line from images in OCI format: build with --format docker, or use
# `podman run --health-cmd`.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot"]
