import { css } from '@emotion/react';
import { sizeGrid } from '../internal/size-cell-style.ts';
import { color, font, motion, space } from '../theme/index.ts';

export const root = css({ display: 'grid', gap: space(2), minWidth: 0 });

export const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space(3)}`, minHeight: 'var(--target)' });
export const title = css({ font: font(500, 14) });
export const aside = css({ marginInlineStart: 'auto', font: font(400, 14) });

export const scales = css({
  display: 'flex',
  minWidth: 0,
  margin: '0 -7px',
  padding: 0,
  border: 0,
  font: font(400, 14),
  color: color('muted'),
  // It is a script that changes the scale: without one there is nothing to switch.
  '@media (scripting: none)': { display: 'none' },
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    paddingInline: 7,
    minHeight: 'var(--target)',
    cursor: 'pointer',
  },
  '& label > span': { paddingBlock: 6, borderBottom: '1px solid transparent', transition: `color ${motion('fast')}` },
  '& label:hover > span, & :checked + span': { color: color('ink') },
  '& :checked + span': { borderColor: 'currentColor' },
  '& :focus-visible + span': { outline: `2px solid ${color('ink')}`, outlineOffset: 2 },
});

export const grid = css(sizeGrid, { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' });
export const wrongGrid = css({ '& input:not(:checked)': { borderColor: color('accent') } });

export const hint = css({ minHeight: 20, font: font(400, 14), color: color('muted') });
export const wrong = css({
  display: 'flex',
  gap: 6,
  font: font(400, 14),
  color: color('accent'),
  '& svg': { marginTop: 2 },
});
