import { type CSSObject, css } from '@emotion/react';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { font, radius, role, space } from '../theme/index.ts';

const dotSize = 8;

/** Makes the width of this container, and not that of the screen, decide the layout, because a stepper may stand beside other content. */
export const root = css({ containerType: 'inline-size' });

const forcedFill: CSSObject = { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } };

const sharedStyle: CSSObject = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: font(400, 14),
  '& > li': { position: 'relative', minWidth: 0 },
  // The line to the next step.
  '& > li::before': { content: '""', position: 'absolute', background: role('border'), ...forcedFill },
  '& > li[data-state="done"]::before': { background: role('action') },
  '& > li::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    width: dotSize,
    height: dotSize,
    borderRadius: radius('full'),
    background: role('action'),
    ...forcedFill,
  },
  '& > li[data-state="coming"]::after': {
    background: `var(--ground, ${role('page')})`,
    boxShadow: `inset 0 0 0 2px ${role('control')}`,
    [forcedColors]: { background: 'Canvas', border: '2px solid CanvasText' },
  },
  '& > li[data-state="current"]::after': { outline: `2px solid ${role('focus')}`, outlineOffset: 2 },
  '& > li[data-state="coming"], & time': { color: role('muted') },
  '& time': { whiteSpace: 'nowrap', fontWeight: 400 },
};

const column: CSSObject = {
  // Keeps the date at the end of a line near the title.
  maxWidth: 480,
  '& .step-head': { display: 'flex', justifyContent: 'space-between', gap: space(3) },
  '& > li': { position: 'relative', minWidth: 0, padding: `0 0 ${space(5)} ${space(6)}` },
  '& > li::before': { left: 3, top: 8, bottom: -8, width: 2 },
  '& > li:last-of-type::before': { display: 'none' },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& > li::after': { top: 6 },
};

const row: CSSObject = {
  maxWidth: 'none',
  '& .step-head': { display: 'block' },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '& > li': { padding: `${space(4)} ${space(4)} 0 0` },
  '& > li::before': { left: 0, right: 0, top: 3, bottom: 'auto', width: 'auto', height: 2 },
  '& > li:last-of-type::before': { display: 'block' },
  '& > li:last-of-type': { paddingBottom: 0, paddingInlineEnd: 0 },
  '& > li::after': { top: 0 },
  '& ol > li': { display: 'block' },
  '& time': { display: 'block', font: font(400, 12) },
};

const wideContainer = '@container (min-width: 880px)';

export const directions = {
  vertical: css(sharedStyle, column),
  horizontal: css(sharedStyle, row),
  auto: css(sharedStyle, column, { [wideContainer]: row }),
};

export const title = css({ font: font(500, 14), overflowWrap: 'break-word', hyphens: 'auto' });

export const entries = css({
  margin: 0,
  marginTop: space(1),
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', justifyContent: 'space-between', gap: space(3), paddingBlock: 3, color: role('muted') },
  // Completed and current steps have the colour of text; coming steps are muted.
  '& > li:not([data-state="coming"])': { color: role('text') },
  '& > li[data-state="current"]': { fontWeight: 500 },
});
