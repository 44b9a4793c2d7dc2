"""Tables that older versions left behind: today's Coop must play them on."""
