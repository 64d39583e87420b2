import { createHash } from 'node:crypto';
import type { RelevanceQuery } from './query.js';

export const halves = ['tuning', 'held-out'] as const;
export type Half = (typeof halves)[number];

/**
 * The search is tuned on one half of the queries and judged by the other. A hash of the query determines its half, so that adding other
 * queries moves none, and no author can move a difficult query to the other half.
 */
export function chooseHalf({ class: queryClass, text }: Pick<RelevanceQuery, 'class' | 'text'>): Half {
  const [firstByte = 0] = createHash('sha256').update(`${queryClass}\n${text}`).digest();
  return firstByte % 2 === 0 ? 'tuning' : 'held-out';
}
