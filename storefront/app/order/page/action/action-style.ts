import { css } from '@emotion/react';
import { color, space } from '@meet/ui-kit/theme';

/** The `summary` of a `details` element, as a link with the height of a touch target. */
export const linkSummary = {
  width: 'fit-content',
  minHeight: 'var(--meet-target)',
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textDecorationColor: color('control'),
  textUnderlineOffset: '.25em',
} as const;

/** The buttons and links of a form, in a row that wraps. */
export const actionRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(1)} ${space(5)}` });
