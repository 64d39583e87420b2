import { css } from '@emotion/react';
import { spinner } from '../button/button-style.ts';
import { color, font, media, space } from '../theme/index.ts';

export const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(10), alignItems: 'start' });
export const withAside = css({ [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', columnGap: space(20) } });

export const main = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6), alignContent: 'start' });
export const text = css({
  display: 'grid',
  gap: space(4),
  overflowWrap: 'break-word',
  '& > p': { maxWidth: '34em' },
  '& b': { fontWeight: 500 },
});
export const muted = css({ color: color('muted') });
export const wait = css({ display: 'flex', alignItems: 'start', gap: space(3) });
export const turning = css(spinner, { marginTop: 1 });
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(6)}`,
  '&:empty': { display: 'none' },
});

export const earned = css({ display: 'grid', gap: space(1), paddingTop: space(6), borderTop: `1px solid ${color('line')}` });
export const figure = css({
  marginInlineStart: '-.03em',
  font: font(600, 48, 'display'),
  letterSpacing: 'var(--tight-display)',
  [media.desktop]: { font: font(600, 64, 'display') },
});
