import type { Crumb } from '@meet/ui-kit/breadcrumbs';
import { buildBreadcrumbsLd } from '../platform/head/json-ld.ts';
import { findInfoLink } from './info/info-pages.ts';

const home = { label: 'Главная', href: '/' };
const blog = { label: 'Блог', href: '/blog' };

/** Breadcrumbs of an information page. Its ancestors follow from the path. */
export function buildInfoCrumbs(path: string, title: string): Crumb[] {
  const segments = path.split('/').slice(1, -1);
  const ancestors = segments.flatMap((_, index) => {
    const link = findInfoLink(`/${segments.slice(0, index + 1).join('/')}`);
    return link ? [{ label: link.name, href: link.path }] : [];
  });
  return [home, ...ancestors, { label: title }];
}

export function buildBlogCrumbs(title?: string): Crumb[] {
  return title === undefined ? [home, { label: blog.label }] : [home, blog, { label: title }];
}

/** Breadcrumbs as JSON-LD, which needs absolute URLs. */
export function buildCrumbsLd(crumbs: readonly Crumb[], canonical: string) {
  return buildBreadcrumbsLd(
    crumbs.map(({ label, href }) => ({ name: label, url: href === undefined ? undefined : new URL(href, canonical).href })),
  );
}
