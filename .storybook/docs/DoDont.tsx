import { type ReactNode, useEffect, useRef } from 'react';
import { isCut } from './drawn-box.ts';
import { Prose } from './Prose.tsx';
import { watchPicture } from './watch-picture.ts';

/** Gives the right and the wrong picture a row each if one of them is cut off in half a row. */
const widenCutPair = (pair: HTMLElement) =>
  watchPicture(pair, () => {
    delete pair.dataset.wide;
    if ([...pair.querySelectorAll('.live-story')].some(isCut)) pair.dataset.wide = '';
  });

interface DoDontProps {
  rule: string;
  good: ReactNode;
  bad: ReactNode;
}

/** A rule of the manual, with a right and a wrong example side by side. */
export function DoDont({ rule, good, bad }: DoDontProps) {
  const pair = useRef<HTMLDivElement>(null);
  useEffect(() => (pair.current ? widenCutPair(pair.current) : undefined), []);
  return (
    <div>
      <p>
        <Prose text={rule} />
      </p>
      <div className="guide-pair guide-pictures" ref={pair}>
        <section className="guide-good" aria-label={`Do: ${rule}`}>
          <b className="guide-verdict">Do</b>
          {good}
        </section>
        <section className="guide-bad" aria-label={`Do not: ${rule}`}>
          <b className="guide-verdict">Do not</b>
          {bad}
        </section>
      </div>
    </div>
  );
}
