/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { Badge, type BadgeProps } from '../badge/index.ts';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { radius, role } from '../theme/index.ts';

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'outlined' | 'colours' | 'logo'> {
  /**
   * Meaning: `neutral` has not begun or has ended, `active` is in progress, `success` is done, `warning` is late or waits for somebody,
   * `error` has failed. The text must state it too.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'active' | 'success' | 'warning' | 'error' | undefined;
}

const colors = {
  neutral: role('muted'),
  active: role('text'),
  success: role('success'),
  warning: role('warning'),
  error: role('danger'),
};

const root = css({
  paddingInline: 8,
  // Aligned by its baseline, which is its lower edge, the badge would stand above the line of text and make a row of a table taller.
  verticalAlign: 'top',
  // The mark differs by shape as well as by colour: a ring has not begun or has ended, a dot is in progress or done, a square needs
  // attention.
  '&::before': {
    content: '""',
    display: 'inline-block',
    boxSizing: 'border-box',
    width: 8,
    height: 8,
    marginInlineEnd: 6,
    border: '2px solid currentColor',
    borderRadius: radius('full'),
  },
});
const filled = css({
  '&::before': { background: 'currentColor', [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
const square = css({ '&::before': { borderRadius: 0 } });

const styleTone = (tone: keyof typeof colors) => [
  css({ color: colors[tone] }),
  tone !== 'neutral' && filled,
  (tone === 'warning' || tone === 'error') && square,
];

/** The status of an order, a request or a task, in one to three words. */
export function StatusBadge({ tone = 'neutral', ...badge }: StatusBadgeProps) {
  return <Badge css={[root, styleTone(tone)]} outlined {...badge} />;
}
