import { css } from '@emotion/react';
import { breakpoints, color, font, space } from '@meet/ui-kit/theme';
import { fields } from '../../platform/theme/form-style.ts';
import { phones } from '../../platform/theme/layout-style.ts';

/** Phones and tablets, whose single column is long, so that completed sections are folded to one line. */
export const narrowColumn = `@media (max-width: ${breakpoints.desktop - 0.02}px)`;

/** Underlines a control that looks like a link of the kit. */
export const linkUnderline = { textDecoration: `underline 1px ${color('control')}`, textUnderlineOffset: '.25em' } as const;

/** Fields of the form. The gap is smaller on phones, because the form is long there. */
export const formFields = css(fields, { [phones]: { gap: space(4) } });

/** Maximum number of pictures of units beside the number of units. More pictures would leave no room for the text on a phone. */
export const maxTiles = 3;
export const tileWidth = 36;

/** An error within a choice: what has failed, and what the shopper can do. */
export const failure = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  paddingBottom: space(2),
  '& b': { font: font(500, 16) },
});
export const note = css({ font: font(400, 14), color: color('muted') });
export const blockNote = css(note, { display: 'block' });
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(5)}`,
  '&:empty': { display: 'none' },
});
/** Stretches buttons that are below each other on a phone, so that they have the same width. */
export const wideOnPhones = css({ [phones]: { '& > button': { width: '100%' } } });
