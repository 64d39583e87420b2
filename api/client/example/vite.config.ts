import { defineConfig } from 'vite';

/** Where `npm start` serves the API. Vite's server passes requests on to it, so the API's CORS_ORIGINS need not list Vite's server. */
const apiUrl = process.env.MEET_API ?? 'http://127.0.0.1:4000';

export default defineConfig({
  server: { host: '127.0.0.1', proxy: { '/graphql': { target: apiUrl, ws: true }, '/_ipx': apiUrl } },
});
