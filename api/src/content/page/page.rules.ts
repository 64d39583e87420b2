import { type Page as PageRow, Prisma } from '../../platform/prisma/generated/client.js';
import { sanitizeOnFirstRead } from '../editor-html.rules.js';
import type { Page } from './page.model.js';

/** SQL of the time of the last change of a published page; null if there is no such page. */
export const buildPageChangeTimeSql = (slug: string, now: Date): Prisma.Sql =>
  Prisma.sql`(SELECT updated_at FROM page WHERE slug = ${slug} AND deleted_at IS NULL AND published_at <= ${now})`;

/** Plain SQL may have written HTML without sanitising it, so it is sanitised here. */
export const toPage = (row: PageRow): Page => sanitizeOnFirstRead({ ...row }, 'html');
