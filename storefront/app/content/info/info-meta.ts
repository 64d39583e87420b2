import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { buildCrumbsLd, buildInfoCrumbs } from '../crumbs.ts';
import type { loadInfoPage } from './info-page.server.ts';

export function buildInfoMeta(
  pageData: Awaited<ReturnType<typeof loadInfoPage>> | undefined,
  matches: Parameters<typeof buildPageMeta>[1],
) {
  if (!pageData) return [];
  const { path, text, description, canonical } = pageData;
  const jsonLd = [buildCrumbsLd(buildInfoCrumbs(path, text.title), canonical)];
  return buildPageMeta({ title: `${text.title} — Meet`, description, canonical, jsonLd }, matches);
}
