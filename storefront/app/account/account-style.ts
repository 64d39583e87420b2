import { css } from '@emotion/react';
import { color, font, media, space } from '@meet/ui-kit/theme';

/** A section of the account. On the widest screens its title is beside its content. */
export const section = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  paddingBlock: space(8),
  borderTop: `1px solid ${color('line')}`,
  [media.wide]: { gridTemplateColumns: '220px minmax(0, 42rem)', columnGap: space(14) },
});

export const form = css({ display: 'grid', gap: space(5), justifyItems: 'start', '& > div': { width: '100%' } });
export const stack = css({ display: 'grid', justifyItems: 'start', gap: space(4), '& > div': { width: '100%' } });
export const note = css({ font: font(400, 14), color: color('muted') });
/** Aligns the first row with the section's title beside it. */
export const rows = css({ padding: 0, listStyle: 'none', [media.wide]: { marginTop: `calc(-1 * ${space(3)})` } });
/** A line between rows. There is none below the last row, because the next section begins with a line. */
export const divider = css({ '&:not(:last-of-type)': { borderBottom: `1px solid ${color('line')}` } });
export const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  paddingBlock: space(3),
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > button': { flex: 'none' },
});
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
/** The kit's form for codes within a page, without the form's own padding and background. */
export const codeForm = css({
  maxWidth: 440,
  paddingBlock: `${space(4)} ${space(6)}`,
  '& > p + div': { marginTop: space(5) },
  '& > div': { background: 'transparent' },
  '& form': { padding: 0 },
});
export const resultMessage = css({
  width: '100%',
  maxWidth: '42rem',
  padding: `${space(3)} ${space(4)}`,
  background: color('tile'),
  '&:focus:not(:focus-visible)': { outline: 'none' },
});
