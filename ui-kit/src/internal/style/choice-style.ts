import { type CSSObject, css } from '@emotion/react';
import { actionState, font, media, motion, radius, role, space } from '../../theme/index.ts';
import { forcedColors } from './forced-colors.ts';

// One rule styles a whole row: a filter has hundreds of rows, and each styled element costs bytes, and time on the server.

/** A row that is one label: the box, the text, and a count at the end. 44 px high on touch screens, denser with a mouse. */
export const choiceRow = css({
  display: 'flex',
  alignItems: 'start',
  gap: space(3),
  minHeight: 'var(--meet-target)',
  // Aligns the box with the first line of a long text.
  '& > *': { marginBlock: space(3) },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > span + span': { flex: 'none', marginInlineStart: 'auto', color: role('muted') },
  font: font(400, 14),
  cursor: 'pointer',
  '&:has(:disabled)': { color: role('muted'), cursor: 'not-allowed' },
  [media.hover]: { '&:hover input:enabled': { borderColor: role('text') } },
  [media.desktop]: {
    '@media (pointer: fine)': {
      minHeight: 'min(36px, var(--meet-target))',
      '& > *': { marginBlock: 'calc((min(36px, var(--meet-target)) - 20px) / 2)' },
    },
  },
});

export const choiceHint = css({ display: 'block', color: role('muted') });

const boxStyle: CSSObject = {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  border: `1px solid ${role('control')}`,
  borderRadius: radius('check'),
  background: role('page'),
  cursor: 'inherit',
  transition: `background ${motion('fast')}, border-color ${motion('fast')}`,
  '&:checked, &[type=checkbox]:indeterminate': {
    borderColor: role('action'),
    background: role('action'),
    '&::before': { visibility: 'visible' },
  },
  '&:enabled:active': { borderColor: role('text'), background: role('tile') },
  '&:enabled:is(:checked, [type=checkbox]:indeterminate):active': { background: actionState('pressed') },
  '&[aria-invalid=true]': { borderColor: role('danger'), boxShadow: `inset 0 0 0 1px ${role('danger')}` },
  '&:disabled': { borderColor: role('border'), background: role('tile'), '&::before': { color: role('muted') } },
  '&::before': { content: '""', visibility: 'hidden', color: role('on-action') },
  [forcedColors]: { appearance: 'auto', '&::before': { display: 'none' } },
};

/** A row with a native checkbox or radio button, whose mark is drawn in CSS. In forced colours the browser draws it. */
export const createMarkedRow = (mark: CSSObject) => css(choiceRow, { '& > input': [boxStyle, mark] });

/** The row of a checkbox. Draws the tick by borders: a filter has hundreds of boxes, and an icon would add an element to each. */
export const tickedRow = createMarkedRow({
  '&::before': {
    width: 5.6,
    height: 11.3,
    borderRight: '1px solid',
    borderBottom: '1px solid',
    transform: 'translateY(-1.94px) rotate(45deg)',
  },
});
