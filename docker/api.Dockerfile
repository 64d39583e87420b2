# Build from the root of the repository: docker build -f docker/api.Dockerfile .
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
# The seed and the factories it uses go into the demo image only. Source maps are not used at run time.
RUN find api/dist server-kit/dist -name '*.map' -delete \
  && install -d /demo /cache \
  && mv api/dist/demo/seed api/dist/test /demo/

FROM source AS dependencies
COPY docker/production-packages.mjs docker/
RUN node docker/production-packages.mjs api

FROM node:24.21.0-slim AS production
ENV NODE_ENV=production MODE=production HOST=0.0.0.0 PORT=4000 HEALTH_PORT=4001 IMAGE_CACHE_DIR=/cache \
  NODE_OPTIONS=--max-old-space-size=768 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /shop
COPY --from=dependencies /shop/node_modules node_modules
COPY --from=dependencies /shop/api/node_modules api/node_modules
COPY package.json ./
COPY scripts/process/tracing.ts scripts/process/statement-name.ts scripts/process/
COPY api/package.json api/
COPY api/client/package.json api/client/
COPY server-kit/package.json server-kit/
COPY api/prisma/schema.prisma api/prisma/
COPY api/prisma/migrations api/prisma/migrations
COPY --from=compiled /shop/server-kit/dist server-kit/dist
COPY --from=compiled /shop/api/dist api/dist
# A new volume mounted here inherits this owner.
COPY --from=compiled --chown=1000:1000 /cache /cache
# The image's user "node".
USER 1000
WORKDIR /shop/api
EXPOSE 4000 4001
# Bash instead of Node, which would take 40 MB and a tenth of a second of CPU every five seconds.
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$HEALTH_PORT && printf 'GET /health/ready HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["node", "--heap-growing-percent=80", "--max-semi-space-size=8", "--import", "/shop/scripts/process/tracing.ts", "dist/src/main.js"]

# Image that fills the demo shop: docker build -f docker/api.Dockerfile --target demo .
FROM production AS demo
COPY api/demo/seed/content demo/seed/content
COPY api/demo/seed/pictures demo/seed/pictures
COPY --from=compiled /demo/seed dist/demo/seed
COPY --from=compiled /demo/test dist/test
HEALTHCHECK NONE
CMD ["node", "dist/demo/seed/seed.js", "--once"]

# The default target.
FROM production
