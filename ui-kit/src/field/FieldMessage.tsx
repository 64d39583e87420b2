/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { font, role } from '../theme/index.ts';

export interface FieldMessageProps extends ComponentProps<'p'> {
  /** Id for `aria-describedby`. */
  id?: string | undefined;
  /** Kind of message, which sets its colour and its icon. */
  tone: 'error' | 'success';
  /** Text: what is wrong and how to correct it, or what was accepted. */
  children: ReactNode;
}

const messageStyle = css({
  display: 'flex',
  gap: 6,
  font: font(400, 14),
  overflowWrap: 'anywhere',
  '& svg': { marginTop: 2 },
  '& > span': { minWidth: 0 },
});
const tones = { error: css({ color: role('danger') }), success: css({ color: role('success') }) };

/** A message below a control. It always has an icon and text, never colour alone. */
export function FieldMessage({ tone, children, ...messageProps }: FieldMessageProps) {
  return (
    <p css={[messageStyle, tones[tone]]} {...messageProps}>
      <Icon name={tone === 'error' ? 'alert' : 'check'} size={16} />
      <span>{children}</span>
    </p>
  );
}
