# The dealers' websites, the stock watcher and every command: docker build -f deploy/site.Dockerfile --target site .
# The target `embedded` also has the Studio, which the embedded content lake serves.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS sources
WORKDIR /app
COPY . .

FROM sources AS build
RUN npm run build -- site

FROM sources AS packages
# Only what runs; the version is the one that local/bootstrap.mjs installs.
RUN npm install --global --no-fund --no-audit "$(sed -n "s/^const PNPM = '\(.*\)'/pnpm@\1/p" local/bootstrap.mjs)" \
  && pnpm install --prod --frozen-lockfile \
    --filter @forecourt/site... --filter @forecourt/tenants... --filter @forecourt/local... \
  && rm -rf .cache

FROM ${NODE_IMAGE} AS site
WORKDIR /app
# glibc keeps memory for each thread that compresses or draws; two such heaps serve all of them.
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2
COPY --from=packages /app .
COPY --from=build /app/site/build site/build
# A new volume takes its owner from here.
RUN mkdir /data && chown 65534:65534 /data
USER 65534:65534
VOLUME /data
EXPOSE 3000
ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning"]
CMD ["site/build/server/main.js"]

FROM build AS studio
RUN npm run build -- studio

FROM site AS embedded
COPY --from=studio /app/studio/dist studio/dist
