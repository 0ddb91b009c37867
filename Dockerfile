# The shop as `npm start` runs it. See docs/operations.md and compose.yaml.
FROM node:22-bookworm-slim AS build
WORKDIR /srv/norrvidd
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY tsconfig.base.json vite.config.ts ./
COPY public ./public
COPY scripts ./scripts
COPY sandbox ./sandbox
COPY src ./src
RUN npm run build

FROM node:22-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /srv/norrvidd
# The sources come along: the commands see by them that what is built is current.
COPY --from=build /srv/norrvidd ./
COPY migrations ./migrations
COPY demo ./demo
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: SIGTERM reaches the shop itself, which finishes running requests within ten seconds.
CMD ["node", "--max-semi-space-size=4", "--v8-pool-size=1", "scripts/start.mjs"]
