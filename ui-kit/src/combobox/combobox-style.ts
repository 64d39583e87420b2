import { css } from '@emotion/react';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { font, media, motion, radius, role, space } from '../theme/index.ts';

/** The box around the chips, the input and the button. The ring of the input's focus is drawn around all of them. */
export const box = css({
  display: 'flex',
  minHeight: 'var(--meet-control-medium)',
  border: `1px solid ${role('control')}`,
  borderRadius: radius('control'),
  background: role('page'),
  cursor: 'text',
  [media.hover]: { '&:hover': { borderColor: role('text') } },
  '&[data-popup-open]': { borderColor: role('text') },
  '&:has(input:focus-visible)': { outline: `2px solid ${role('focus')}`, outlineOffset: 2 },
  '&:has([aria-invalid=true])': { borderColor: role('danger'), boxShadow: `inset 0 0 0 1px ${role('danger')}` },
  '&[data-readonly]': { background: role('surface') },
  '&[data-disabled]': {
    borderColor: role('border'),
    background: role('tile'),
    color: role('muted'),
    cursor: 'not-allowed',
    [forcedColors]: { borderColor: 'GrayText', color: 'GrayText' },
  },
});

export const input = css({
  flex: '1 1 48px',
  minWidth: 0,
  paddingBlock: 0,
  paddingInline: 'var(--meet-control-inset)',
  border: 0,
  borderRadius: radius('control'),
  background: 'none',
  font: font(400, 16),
  textOverflow: 'ellipsis',
  cursor: 'inherit',
  '&::placeholder': { color: role('muted'), opacity: 1 },
  '&:focus-visible': { outline: 'none' },
});

const gap = space(1);
export const chips = css({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap,
  minWidth: 0,
  padding: gap,
  '& > input': { minHeight: chipHeight(), paddingInline: space(3) },
});

/** Height of a chip that leaves 4 px above and below, where the box has one line of chips. */
function chipHeight(): string {
  return `calc(var(--meet-control-medium) - 2 * ${gap} - 2px)`;
}

export const chip = css({
  display: 'flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: chipHeight(),
  paddingInlineStart: space(3),
  border: `1px solid ${role('control')}`,
  borderRadius: radius('control'),
  background: role('surface'),
  font: font(400, 14),
  overflowWrap: 'anywhere',
  cursor: 'default',
  // With this padding, a text of one line is as tall as the chip.
  '& > span': { minWidth: 0, paddingBlock: `max(0px, (${chipHeight()} - 22px) / 2)` },
  '&:focus-visible': { outlineOffset: -1 },
  '&[aria-disabled=true]': { borderColor: role('border'), background: 'none' },
});

const button = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  color: 'inherit',
  [media.hover]: { '&:hover': { color: role('text') } },
  '&:active': { color: role('muted') },
  '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed' },
});

/** The cross that removes a chip. Its target for a finger extends over the gaps around the chip. */
export const remove = css(button, {
  alignSelf: 'stretch',
  width: 32,
  '&::after': { content: '""', position: 'absolute', inset: `-${gap}` },
});

export const trigger = css(button, {
  width: 'var(--meet-target)',
  '& svg': { transition: `transform ${motion('fast')}` },
  '&[data-popup-open] svg': { transform: 'rotate(180deg)' },
});

export const message = css({ display: 'block', padding: `${space(2)} ${space(4)}`, font: font(400, 14), color: role('muted') });
