import type { FaqEntry as FaqEntryRow, Page as PageRow } from '../../platform/prisma/generated/client.js';
import { withLazyHtml } from '../editor-html.rules.js';
import type { FaqEntry, Page } from './page.model.js';

// HTML that was written by SQL has not passed a save, so it is sanitised here.

export const toPage = (row: PageRow): Page => withLazyHtml({ ...row }, 'html');

export const toFaqEntry = (row: FaqEntryRow): FaqEntry => withLazyHtml({ ...row }, 'answerHtml');
