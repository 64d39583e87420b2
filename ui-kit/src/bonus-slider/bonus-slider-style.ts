import { css } from '@emotion/react';
import { font, role, space } from '../theme/index.ts';

export const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) });

export const amount = css({ containerType: 'inline-size' });
/** As large as the width allows, because the number may have six digits. */
export const figure = css({
  font: font(600, 64, 'display'),
  fontSize: 'clamp(2.25rem, 18cqi, 5.5rem)',
  lineHeight: 1,
  letterSpacing: 'var(--meet-tight-display)',
  whiteSpace: 'nowrap',
});
export const caption = css({ marginTop: space(2), color: role('muted') });

/** The slider takes the width that the number field leaves. The box of the slider is as high as that of the field. */
export const choice = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 96px',
  columnGap: space(4),
  alignItems: 'start',
  // iOS zooms in on a field with a smaller font.
  '& input[inputmode]': { font: font(400, 16) },
});
export const endLabels = css({
  display: 'flex',
  justifyContent: 'space-between',
  font: font(400, 14),
  color: role('muted'),
});

export const foot = css({
  display: 'grid',
  gap: space(3),
  paddingTop: space(4),
  borderTop: `1px solid ${role('border')}`,
  '& > button': { justifySelf: 'center' },
});
/** Keeps the height of the button while there is nothing to decline. */
export const hiddenDecline = css({ visibility: 'hidden' });
