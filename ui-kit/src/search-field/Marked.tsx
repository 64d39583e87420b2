'use client';

import { type MatchRange, matchRanges } from './search-rows.ts';

export interface MarkedProps {
  /** The words of a row. */
  text: string;
  /** What was typed. */
  query: string;
  /** Parts that matched; found by the query otherwise. */
  matched?: readonly MatchRange[] | undefined;
}

/** Text in which the parts that match the query are marked. */
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
