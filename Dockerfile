# One image for the site, the worker and the migrations. It is built without a database:
# pages are made at run time, from whatever content stands there.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund

FROM packages AS build
COPY . .
# What the built policy of the site lets through: give the setting that the site runs with.
ARG ANALYTICS_ID=
# Settings that satisfy the check while building; nothing connects with them and none end up in the image.
RUN DATABASE_URL=postgresql://build@localhost/build DEMO=1 SITE_URL=http://localhost:3000 \
    PAYLOAD_SECRET=only-for-building-never-for-running NEXT_OUTPUT=standalone \
    npx next build --experimental-build-mode compile

FROM node:24-bookworm-slim AS site
WORKDIR /app
ENV NODE_OPTIONS=--conditions=production NODE_ENV=production PORT=3000 HOSTNAME=0.0.0.0 MEDIA_DIR=/media
RUN mkdir /media && chown node:node /media
COPY --from=build --chown=node:node /app/.next/standalone ./
COPY --from=build --chown=node:node /app/.next/static ./.next/static
COPY --from=build --chown=node:node /app/public ./public
USER node
EXPOSE 3000
CMD ["node", "server.js"]

FROM packages AS worker
ENV NODE_OPTIONS=--conditions=production NODE_ENV=production MEDIA_DIR=/media BACKUP_DIR=/backups
RUN mkdir /media /backups && chown node:node /media /backups
COPY --chown=node:node . .
USER node
CMD ["node", "--import", "tsx", "src/platform/jobs/worker.ts"]
