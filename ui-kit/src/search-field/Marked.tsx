'use client';

import { type MatchRange, matchRanges } from './search-rows.ts';

export interface MarkedProps {
  /** Text to show. */
  text: string;
  /** Search text whose words are highlighted. */
  query: string;
  /**
   * Ranges to highlight.
   * @default matchRanges(text, query)
   */
  matched?: readonly MatchRange[] | undefined;
}

/** A text with the parts that match the query highlighted. */
export function Marked({ text, query, matched = matchRanges(text, query) }: MarkedProps) {
  const ends = matched.map(([, to]) => to);
  return (
    <span>
      {matched.map(([from, to], at) => (
        <span key={from}>
          {text.slice(ends[at - 1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </span>
  );
}
