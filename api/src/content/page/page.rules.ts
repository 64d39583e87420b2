import type { FaqEntry as FaqEntryRow, Page as PageRow } from '../../platform/prisma/generated/client.js';
import { editorHtml } from '../editor-html.rules.js';
import type { FaqEntry, Page } from './page.model.js';

// HTML that was written by SQL has not passed a save, so it is sanitised here.

export const toPage = (row: PageRow): Page => ({ ...row, html: editorHtml(row.html) });

export const toFaqEntry = (row: FaqEntryRow): FaqEntry => ({ ...row, answerHtml: editorHtml(row.answerHtml) });
