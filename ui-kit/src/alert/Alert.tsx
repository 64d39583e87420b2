/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { overlayTexts } from '../internal/overlay-texts.ts';
import { useTexts } from '../locale/locale-context.ts';
import { font, role, space } from '../theme/index.ts';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * Meaning: `info` for a fact, `success` for what is done, `warning` for what is late or needs a look, `error` for what failed.
   * @default 'info'
   */
  tone?: 'info' | 'success' | 'warning' | 'error' | undefined;
  /** States the fact in one sentence. */
  title?: ReactNode;
  /** Explanation, or the whole message when there is no title. */
  children?: ReactNode;
  /** Buttons or links to continue with. */
  actions?: ReactNode;
  /** Called when the close button is pressed. If omitted, there is no close button. */
  onClose?: (() => void) | undefined;
  /**
   * Whether screen readers announce the message. Set it when the message appears after an action: an error interrupts, others wait.
   * @default false
   */
  announced?: boolean | undefined;
}

const icons = { info: 'info', success: 'success', warning: 'warning', error: 'alert' } as const;
const colors = { info: role('text'), success: role('success'), warning: role('warning'), error: role('danger') };

const root = css({
  display: 'flex',
  alignItems: 'start',
  gap: space(3),
  minWidth: 0,
  padding: `${space(3)} ${space(4)}`,
  borderInlineStart: '3px solid currentColor',
  background: role('surface'),
  font: font(400, 14),
  overflowWrap: 'anywhere',
  '& > svg': { marginBlock: 1 },
});
const content = css({ flex: 1, display: 'grid', gap: space(1), minWidth: 0, color: role('text') });
const heading = css({ font: font(500, 14) });
const buttons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3), marginTop: space(2) });
/** The close button is in the corner and does not make a message of one line taller. */
const closeInCorner = css({ color: role('text'), margin: `-12px -12px -12px 0` });

/**
 * A message of the page or of a part of it, which stays until its cause is resolved. It always has an icon and text, never colour alone.
 */
export function Alert({ tone = 'info', title, children, actions, onClose, announced = false, ...elementProps }: AlertProps) {
  const texts = useTexts('overlay', overlayTexts);
  const liveRole = tone === 'error' ? 'alert' : 'status';
  return (
    <div css={[root, css({ color: colors[tone] })]} role={announced ? liveRole : undefined} {...elementProps}>
      <Icon name={icons[tone]} size={18} />
      <div css={content}>
        {title && <p css={heading}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div css={buttons}>{actions}</div>}
      </div>
      {onClose && <IconButton css={closeInCorner} icon="x" label={texts.close} onClick={onClose} />}
    </div>
  );
}
