/** @jsxImportSource @emotion/react */
'use client';

import { Tooltip as Base } from '@base-ui/react/tooltip';
import { css } from '@emotion/react';
import type { ReactElement } from 'react';
import { forcedColors } from '../internal/forced-colors.ts';
import { popupGap, popupPlace } from '../internal/popup-style.ts';
import { color, font, motion, radius, space } from '../theme/index.ts';

export interface TooltipProps {
  /** A few words that name what is under the pointer or in the focus; the control's own name says the same. */
  text: string;
  /** The control, with a name of its own. */
  children: ReactElement;
  /** The side where it stands if there is room. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Milliseconds that a pointer rests before it shows. */
  delay?: number | undefined;
}

const words = css({
  maxWidth: 'min(280px, var(--available-width))',
  padding: `${space(1)} ${space(2)}`,
  borderRadius: radius('control'),
  background: color('ink'),
  color: color('paper'),
  font: font(500, 12),
  overflowWrap: 'anywhere',
  transition: `opacity ${motion('fast')}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
  '&[data-instant]': { transitionDuration: '0ms' },
  [forcedColors]: { border: '1px solid' },
});

/** The name of a sign, shown to a mouse and to the keyboard's focus. It never shows by touch, so nothing that is needed may stand in it. */
export function Tooltip({ text, children, side = 'top', delay = 500 }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={delay} />
      <Base.Portal>
        <Base.Positioner css={popupPlace} side={side} {...popupGap}>
          <Base.Popup css={words}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
