import { css, keyframes, type SerializedStyles } from '@emotion/react';
import { actionState, font, media, motion, radius, role, space } from '../theme/index.ts';

export interface ButtonLook {
  /**
   * Emphasis: `solid` for the main action of a view, `line` for further actions, `text` for a minor one below a text or at the end of a
   * list.
   * @default 'solid'
   */
  variant?: 'solid' | 'line' | 'text' | undefined;
  /**
   * Height: `small`, for dense rows, is 40 px with a mouse from 768 px on and 44 px elsewhere; `medium` is 48 px; `large` 56 px, at the end
   * of a form or a page. With `data-density="desk"` and a mouse the three sizes are 28, 32 and 36 px, and `small` is 32 px below 768 px.
   * The size has no effect on `text`, which is 44 px tall, or 32 px with `data-density="desk"` and a mouse.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Fills the width of its container: at the end of a form on a phone, or of a narrow column.
   * @default false
   */
  wide?: boolean | undefined;
}

const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minHeight: 'var(--meet-control-medium)',
  padding: 'calc(var(--meet-control-small) / 2 - 12px) calc(var(--meet-control-inset) * 1.5)',
  border: '1px solid transparent',
  borderRadius: radius('control'),
  font: font(500, 16),
  letterSpacing: '-.01em',
  textAlign: 'center',
  transition: `background ${motion('fast')}, color ${motion('fast')}`,
});

const disabled = css({
  '&:disabled': { borderColor: role('border'), background: role('tile'), color: role('muted'), cursor: 'not-allowed' },
});

const variants = {
  solid: css({
    borderColor: role('action'),
    background: role('action'),
    color: role('on-action'),
    [media.hover]: { '&:hover': { background: actionState('hover') } },
    '&:active': { background: actionState('pressed') },
  }),
  line: css({
    borderColor: role('control'),
    background: 'transparent',
    color: role('text'),
    [media.hover]: { '&:hover': { borderColor: role('text') } },
    '&:active': { borderColor: role('text'), background: role('tile') },
  }),
  text: css({
    minHeight: 'var(--meet-target)',
    paddingInline: 0,
    borderInlineWidth: 0,
    color: role('text'),
    '& > span': { borderBottom: `1px solid ${role('control')}` },
    [media.hover]: { '&:hover > span': { borderColor: 'currentColor' } },
    '&:active, &:disabled': { color: role('muted') },
    '&:disabled': { cursor: 'not-allowed' },
  }),
};

const sizes = {
  small: css({
    minHeight: 'var(--meet-target)',
    paddingInline: 'var(--meet-control-inset)',
    font: font(500, 14),
    // With a mouse a smaller target is enough.
    '@media (min-width: 768px) and (hover: hover)': { minHeight: 'var(--meet-control-small)' },
  }),
  medium: null,
  large: css({ minHeight: 'var(--meet-control-large)' }),
};

const fullWidth = css({ width: '100%' });
const rotation = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Under reduced motion the spinner does not turn; `aria-busy` still announces the state. */
export const spinner = css({ display: 'flex', animation: `${rotation} 1s linear infinite`, [media.reducedMotion]: { animation: 'none' } });

/** Styles that `Button` and `LinkButton` share. */
export function createButtonStyle({ variant = 'solid', size = 'medium', wide = false }: ButtonLook): (SerializedStyles | false | null)[] {
  const hasBox = variant !== 'text';
  return [root, hasBox && sizes[size], variants[variant], hasBox && disabled, wide && fullWidth];
}
