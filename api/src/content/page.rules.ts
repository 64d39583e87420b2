import { type FaqEntry as FaqEntryRow, type Page as PageRow, Prisma } from '../platform/prisma/generated/client.js';
import { withLazyHtml } from './editor-html.rules.js';
import type { FaqEntry, Page } from './page.model.js';

const pathBySlug = new Map(
  Object.entries({
    appspromo: '/info/appspromo',
    contacts: '/info/contacts',
    delivery: '/delivery',
    'delivery-how-it-works': '/delivery/how-it-works',
    faq: '/info/faq',
    licence: '/licence',
    loyalty: '/loyalty',
    offer: '/info/offer',
    partners: '/info/partners',
    'personal-data': '/info/offer/personal-data',
    privacy: '/privacy',
    'public-offer': '/info/offer/public-offer',
    'retail-sale': '/info/offer/retail-sale',
    'tovar-pod-zakaz': '/tovar-pod-zakaz',
  }),
);

/** Path of an information page, or null when no route shows it. */
export const findPagePath = (slug: string): string | null => pathBySlug.get(slug) ?? null;

/** SQL of the time of the last change of a published page; null if there is no such page. */
export const buildPageChangeTime = (slug: string, now: Date): Prisma.Sql =>
  Prisma.sql`(SELECT updated_at FROM page WHERE slug = ${slug} AND deleted_at IS NULL AND published_at <= ${now})`;

// Plain SQL may have written HTML without sanitising it, so it is sanitised here.

export const toPage = (row: PageRow): Page => withLazyHtml({ ...row }, 'html');

export const toFaqEntry = (row: FaqEntryRow): FaqEntry => withLazyHtml({ ...row }, 'answerHtml');
