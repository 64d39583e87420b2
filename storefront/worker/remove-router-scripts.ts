import { removePreloads } from './saved-page.ts';

/** Removes the router's scripts from a page that is served at the URL of another page, because the router would render that other page. */
export const removeRouterScripts = (html: string): string =>
  removePreloads(html).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) =>
    /type="module"|__reactRouter|\$R[CBSX]/.test(script) ? '' : script,
  );
