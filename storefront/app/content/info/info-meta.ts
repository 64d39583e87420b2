import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { buildCrumbsLd, buildInfoCrumbs } from '../crumbs.ts';
import type { loadInfoPage } from './info-page.server.ts';

export function buildInfoMeta(loaded: Awaited<ReturnType<typeof loadInfoPage>> | undefined, matches: Parameters<typeof buildPageMeta>[1]) {
  if (!loaded) return [];
  const { path, text, description, canonical } = loaded;
  const jsonLd = [buildCrumbsLd(buildInfoCrumbs(path, text.title), canonical)];
  return buildPageMeta({ title: `${text.title} — Meet`, description, canonical, jsonLd }, matches);
}
