/** @jsxImportSource @emotion/react */
'use client';

import { Tooltip as Base } from '@base-ui/react/tooltip';
import { css } from '@emotion/react';
import type { ComponentProps, ReactElement } from 'react';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { popupGap, popupLayer } from '../internal/style/popup-style.ts';
import { font, motion, radius, role, space } from '../theme/index.ts';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Short text: the accessible name of the control, with its keyboard shortcut, if it has one. */
  text: string;
  /** Control with an accessible name: one element that takes a `ref` and attributes, such as `IconButton`. */
  children: ReactElement;
  /**
   * Side of the control on which the tooltip appears if there is room.
   * @default 'top'
   */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /**
   * Milliseconds of hovering after which the tooltip appears. With keyboard focus it appears at once.
   * @default 500
   */
  delay?: number | undefined;
}

const textStyle = css({
  maxWidth: 'min(280px, var(--available-width))',
  padding: `${space(1)} ${space(2)}`,
  borderRadius: radius('control'),
  background: role('text'),
  color: role('page'),
  font: font(500, 12),
  overflowWrap: 'anywhere',
  transition: `opacity ${motion('fast')}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
  '&[data-instant]': { transitionDuration: '0ms' },
  [forcedColors]: { border: '1px solid' },
});

/** Shows the name of an icon on hover and on keyboard focus. It never shows on touch, so it must not hold necessary information. */
export function Tooltip({ text, children, side = 'top', delay = 500, ...popupProps }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={delay} />
      <Base.Portal>
        <Base.Positioner css={popupLayer} side={side} {...popupGap}>
          <Base.Popup css={textStyle} {...popupProps}>
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
