import type { FaqEntry as FaqEntryRow } from '../../platform/prisma/generated/client.js';
import { sanitizeOnFirstRead } from '../editor-html.rules.js';
import type { FaqEntry } from './faq.model.js';

/** Plain SQL may have written HTML without sanitising it, so it is sanitised here. */
export const toFaqEntry = (row: FaqEntryRow): FaqEntry => sanitizeOnFirstRead({ ...row }, 'answerHtml');
