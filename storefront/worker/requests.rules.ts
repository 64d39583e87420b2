import { cityPath } from '../app/delivery/city/choice/city-link.ts';
import { isApiPath } from '../app/platform/api-paths.ts';
import { isPersonalPath } from '../app/platform/page-paths.ts';

export type RequestKind = 'page' | 'data' | 'asset' | 'picture' | 'city-choice' | 'other';

interface WorkerRequest {
  url: URL;
  method: string;
  mode: string;
}

/** Path of the app's QR code in the footer. */
const appCodePath = '/app-code.svg';

/** What the server sends besides pages and their files: ids of builds, files of the site map, its health. */
const serverPaths = /^\/(?:builds|sitemap\/.+|health)(?:\/|$)/;

/** Classifies a request. A `city-choice` changes the city that saved pages were rendered for. The worker does not handle `other`. */
export function classifyRequest({ url, method, mode }: WorkerRequest, origin: string): RequestKind {
  const { pathname } = url;
  if (url.origin !== origin) return 'other';
  if (method === 'POST' && pathname === cityPath) return 'city-choice';
  if (method !== 'GET') return 'other';
  if (pathname.startsWith('/assets/') || pathname === appCodePath) return 'asset';
  if (pathname.startsWith('/_ipx/')) return 'picture';
  if (isApiPath(pathname) || serverPaths.test(pathname) || isPersonalPath(pathname)) return 'other';
  if (mode === 'navigate') return /\.\w{2,4}$/.test(pathname) ? 'other' : 'page';
  return pathname.endsWith('.data') ? 'data' : 'other';
}

const campaignParams = /^(?:utm_\w+|yclid|gclid)$/;

/** Returns the cache key of a page: its URL without campaign parameters and hash. */
export function buildPageKey(url: URL): string {
  const key = new URL(url);
  key.hash = '';
  for (const name of [...key.searchParams.keys()]) if (campaignParams.test(name)) key.searchParams.delete(name);
  return key.href;
}
