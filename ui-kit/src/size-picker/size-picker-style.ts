import { css } from '@emotion/react';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { sizeGrid } from '../internal/style/size-cell-style.ts';
import { font, media, motion, role, space } from '../theme/index.ts';

export const root = css({ display: 'grid', gap: space(2), minWidth: 0 });

export const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space(3)}`, minHeight: 'var(--meet-target)' });
export const title = css({ font: font(500, 14) });
export const aside = css({ marginInlineStart: 'auto', font: font(400, 14) });

export const scales = css({
  display: 'flex',
  minWidth: 0,
  margin: '0 -13px',
  font: font(400, 14),
  color: role('muted'),
  // Hides the switch of size systems without JavaScript, which it needs.
  '@media (scripting: none)': { display: 'none' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    paddingBlock: 0,
    paddingInline: 7,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    minWidth: 'var(--meet-target)',
    minHeight: 'var(--meet-target)',
    cursor: 'pointer',
  },
  '& span': { paddingBlock: 6, borderBottom: '1px solid transparent', transition: `color ${motion('fast')}` },
  [media.hover]: { '& button:hover > span': { color: role('text') } },
  '& [aria-pressed=true] > span': { borderColor: 'currentColor', color: role('text') },
  // Hides a border that is transparent otherwise, because forced colours make it visible.
  [forcedColors]: { '& [aria-pressed=false] > span': { borderColor: 'Canvas' } },
});

export const grid = css(sizeGrid, { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' });
/** For six sizes: five columns would leave the last size alone in a second row. */
export const sixAcross = css({ gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' });
export const wide = css({ gridColumn: '1 / -1' });
/** The only size is not filled when chosen, because a filled cell would look like the button that follows. */
export const onlySize = css({ '& input:checked': { background: 'none' }, '& input:checked ~ span': { color: 'inherit' } });
export const invalidGrid = css({ '& input:not(:checked)': { borderColor: role('danger') } });

export const hint = css({ minHeight: 20, font: font(400, 14), color: role('muted') });
export const errorText = css({
  display: 'flex',
  gap: 6,
  font: font(400, 14),
  color: role('danger'),
  '& svg': { marginTop: 2 },
});
