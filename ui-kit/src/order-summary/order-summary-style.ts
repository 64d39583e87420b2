import { css } from '@emotion/react';
import { font, motion, role, space } from '../theme/index.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  paddingTop: space(5),
  borderTop: `1px solid ${role('text')}`,
});
export const head = css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space(4), font: font(400, 14) });
/** All amounts in one box, so that a page can keep them visible while the items scroll. */
export const bill = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'inherit' });
export const totalArea = css({ display: 'grid', gap: space(4), paddingTop: space(4), borderTop: `1px solid ${role('border')}` });

export const sums = css({
  display: 'grid',
  gap: 6,
  margin: 0,
  font: font(400, 14),
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: space(4) },
  '& > [data-fact] + :not([data-fact])': { marginTop: space(3) },
  '& dt': { color: role('muted') },
  '& dd': {
    margin: 0,
    minWidth: 0,
    textAlign: 'end',
    transition: `color ${motion('fast')}`,
    overflowWrap: 'anywhere',
  },
  '& dd[data-price]': { flex: 'none' },
});
/** Dims amounts by a colour and not by opacity, so that they stay readable. */
export const stale = css({ '& dd, & b': { color: role('muted') } });

export const total = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space(4),
  font: font(500, 18),
  '& b': { font: font(600, 28), letterSpacing: 'var(--meet-tight)', whiteSpace: 'nowrap', transition: `color ${motion('fast')}` },
});
/** Skeleton of an amount, as high as the line of text that it replaces. */
export const lineSkeleton = css({ display: 'grid', alignItems: 'center', width: 64, height: 20 });
export const totalSkeleton = css({ display: 'grid', alignItems: 'center', width: 132, height: 32 });

export const saving = css({
  '& > p:not([class])': { margin: 0 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
  padding: `${space(3)} ${space(4)}`,
  background: role('tile'),
  font: font(400, 14),
  '& b': { fontWeight: 500, whiteSpace: 'nowrap' },
});
export const note = css({ font: font(400, 12), color: role('muted') });
