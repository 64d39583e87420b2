import type { ReactNode } from 'react';
import { Prose } from './Prose.tsx';

interface DoDontProps {
  rule: string;
  good: ReactNode;
  bad: ReactNode;
}

/** A rule with a right and a wrong picture side by side. */
export const DoDont = ({ rule, good, bad }: DoDontProps) => (
  <div>
    <p>
      <Prose text={rule} />
    </p>
    <div className="guide-pair guide-pictures">
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
