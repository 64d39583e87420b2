# Build from the root of the repository: docker build -f docker/search-indexer.Dockerfile .
# The stages "source" and "build" are the same in all Dockerfiles, so that their layers are built only once.
FROM node:24.21.0-slim AS source
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY .storybook/package.json .storybook/
COPY api/package.json api/
COPY api/client/package.json api/client/
COPY search-indexer/package.json search-indexer/
COPY server-kit/package.json server-kit/
COPY storefront/package.json storefront/
COPY ui-kit/package.json ui-kit/

FROM source AS build
# Keeps Prisma from downloading an engine that nothing here uses.
ENV PRISMA_SCHEMA_ENGINE_BINARY=/bin/true
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM build AS compiled
# Source maps are not used at run time.
RUN find api/dist search-indexer/dist server-kit/dist -name '*.map' -delete

FROM source AS dependencies
COPY docker/production-packages.mjs docker/
# search-indexer loads only the API's search engines, which need these two packages.
RUN node docker/production-packages.mjs search-indexer meilisearch @orama/stemmers

FROM node:24.21.0-slim
ENV NODE_ENV=production MODE=production HOST=0.0.0.0 HEALTH_PORT=4002 \
  NODE_OPTIONS=--max-old-space-size=256 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /shop
COPY --from=dependencies /shop/node_modules node_modules
COPY --from=dependencies /shop/search-indexer/node_modules search-indexer/node_modules
COPY package.json ./
COPY scripts/process/tracing.ts scripts/process/statement-name.ts scripts/process/
COPY api/package.json api/
COPY api/client/package.json api/client/
COPY search-indexer/package.json search-indexer/
COPY server-kit/package.json server-kit/
COPY --from=compiled /shop/server-kit/dist server-kit/dist
COPY --from=compiled /shop/api/dist/src api/dist/src
COPY --from=compiled /shop/search-indexer/dist search-indexer/dist
# The image's user "node".
USER 1000
WORKDIR /shop/search-indexer
EXPOSE 4002
# Bash instead of Node, which would take 40 MB and a tenth of a second of CPU every five seconds.
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$HEALTH_PORT && printf 'GET /health/ready HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["node", "--heap-growing-percent=80", "--import", "/shop/scripts/process/tracing.ts", "dist/main.js"]
