import { defineConfig } from 'vite';

/** Where `npm start` serves the API. Pages of this server call it as their own origin, so that it need not list this one in CORS_ORIGINS. */
const api = process.env.MEET_API ?? 'http://127.0.0.1:4000';

export default defineConfig({
  server: { host: '127.0.0.1', proxy: { '/graphql': { target: api, ws: true }, '/_ipx': api } },
});
