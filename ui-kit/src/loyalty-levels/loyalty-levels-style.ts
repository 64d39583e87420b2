import { css } from '@emotion/react';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { color, font, media, role, space } from '../theme/index.ts';

export const root = css({ display: 'grid', gap: space(6), minWidth: 0 });

/** Colours of text and lines on each of the two backgrounds, for the styles below. */
export const backgrounds = {
  paper: css({
    '--levels-ink': role('text'),
    '--levels-muted': role('muted'),
    '--levels-line': role('border'),
    '--levels-track': role('border'),
  }),
  stage: css({
    '--levels-ink': color('on-stage'),
    '--levels-muted': color('on-stage-muted'),
    '--levels-line': `color-mix(in srgb, ${color('on-stage')} 24%, transparent)`,
    '--levels-track': `color-mix(in srgb, ${color('on-stage')} 24%, transparent)`,
    color: color('on-stage'),
  }),
};

export const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: `${space(3)} ${space(2)} ${space(3)} 0`,
    borderTop: '1px solid var(--levels-line)',
    textAlign: 'start',
    verticalAlign: 'baseline',
    font: font(400, 12),
    color: 'var(--levels-muted)',
    [media.tablet]: { font: font(400, 14) },
  },
  '& tbody th': { font: font(500, 16), color: 'var(--levels-ink)', [media.tablet]: { font: font(500, 18) } },
  '& small': { display: 'block', font: font(400, 12), color: 'var(--levels-muted)', whiteSpace: 'nowrap' },
  // Keeps four columns inside the band on the narrowest phones.
  '@media (max-width: 339px)': {
    '& th, & td': { paddingInlineEnd: space(1) },
    '& tbody th': { font: font(500, 14) },
    '& small': { whiteSpace: 'normal' },
  },
  '& th:last-of-type:not(:first-of-type)': { paddingInlineEnd: 0, textAlign: 'end' },
});

export const head = css({ '&& th': { borderTop: 0, font: font(400, 12) } });

export const currentRow = css({
  '&& td': { color: 'var(--levels-ink)' },
  '&& th, && td': { borderTopColor: 'var(--levels-ink)', borderTopWidth: 2 },
});

export const figure = css({
  '&&': {
    paddingInlineEnd: 0,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    font: font(600, 18, 'display'),
    [media.tablet]: { font: font(600, 22, 'display') },
    letterSpacing: 'var(--meet-tight-display)',
    color: 'var(--levels-ink)',
  },
});

export const progress = css({ display: 'grid', gap: space(2), maxWidth: 480 });
export const nextLevel = css({ font: font(400, 16), '& b': { fontWeight: 600, whiteSpace: 'nowrap' } });
export const track = css({ height: 4, background: 'var(--levels-track)', [forcedColors]: { outline: '1px solid' } });
export const bar = css({
  display: 'block',
  height: '100%',
  background: 'var(--levels-ink)',
  [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
});
