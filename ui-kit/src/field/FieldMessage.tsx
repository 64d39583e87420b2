/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { color, font } from '../theme/index.ts';

export interface FieldMessageProps {
  /** Id by which the control is described. */
  id?: string | undefined;
  /** Whether something is wrong or has been accepted. */
  tone: 'error' | 'success';
  /** What is wrong and how to mend it, or what has been accepted. */
  children: ReactNode;
}

const line = css({
  display: 'flex',
  gap: 6,
  font: font(400, 14),
  overflowWrap: 'anywhere',
  '& svg': { marginTop: 2 },
  '& > span': { minWidth: 0 },
});
const tones = { error: css({ color: color('accent') }), success: css({ color: color('positive') }) };

/** The sentence below a control: never by colour alone, always with a sign and words. */
export function FieldMessage({ id, tone, children }: FieldMessageProps) {
  return (
    <p css={[line, tones[tone]]} id={id}>
      <Icon name={tone === 'error' ? 'alert' : 'check'} size={16} />
      <span>{children}</span>
    </p>
  );
}
