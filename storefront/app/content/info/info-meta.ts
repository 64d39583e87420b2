import { pageMeta } from '../../platform/head/page-meta.ts';
import { crumbsLd, infoCrumbs } from '../crumbs.ts';
import type { loadInfoPage } from './info-page.server.ts';

/** Head of an information page. */
export function infoMeta(loaded: Awaited<ReturnType<typeof loadInfoPage>> | undefined, matches: Parameters<typeof pageMeta>[1]) {
  if (!loaded) return [];
  const { path, text, description, canonical } = loaded;
  const jsonLd = [crumbsLd(infoCrumbs(path, text.title), canonical)];
  return pageMeta({ title: `${text.title} — Meet`, description, canonical, jsonLd }, matches);
}
