import { createHash } from 'node:crypto';
import type { RelevanceQuery } from './query.js';

export const halves = ['tuning', 'held-out'] as const;
export type Half = (typeof halves)[number];

/**
 * The search is tuned on one half of the queries and judged by the other. A hash of the query decides, so that a query keeps its half when
 * others are added, and the choice cannot be biased.
 */
export function chooseHalf({ class: queryClass, text }: Pick<RelevanceQuery, 'class' | 'text'>): Half {
  const [first = 0] = createHash('sha256').update(`${queryClass}\n${text}`).digest();
  return first % 2 === 0 ? 'tuning' : 'held-out';
}
