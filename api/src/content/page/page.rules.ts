import type { FaqEntry as FaqEntryRow, Page as PageRow } from '../../platform/prisma/generated/client.js';
import { lazyEditorHtml } from '../editor-html.rules.js';
import type { FaqEntry, Page } from './page.model.js';

// HTML that was written by SQL has not passed a save, so it is sanitised here.

export function toPage(row: PageRow): Page {
  const html = lazyEditorHtml(row.html);
  return {
    ...row,
    get html() {
      return html();
    },
  };
}

export function toFaqEntry(row: FaqEntryRow): FaqEntry {
  const html = lazyEditorHtml(row.answerHtml);
  return {
    ...row,
    get answerHtml() {
      return html();
    },
  };
}
