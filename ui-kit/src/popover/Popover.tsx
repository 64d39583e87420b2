/** @jsxImportSource @emotion/react */
'use client';

import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { changeOpen } from '../internal/keep-open.ts';
import { closeButton } from '../internal/panel-style.ts';
import { popup, popupGap, popupPlace } from '../internal/popup-style.ts';
import { body, close, titled, title as titleStyle } from './popover-style.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What it is about, as its heading; without one say it by `label`. */
  title?: ReactNode;
  /** Its name for a screen reader, where it has no title. */
  label?: string | undefined;
  /** What it holds. */
  children?: ReactNode;
  /** Whether it is open; without it the trigger decides. */
  open?: boolean | undefined;
  /** Whether it is open at first, where `open` is not given. */
  defaultOpen?: boolean | undefined;
  /** Told when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The side of the trigger where it stands if there is room. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Which edge of the trigger it keeps to. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Class of its element, for a caller's own CSS. */
  className?: string | undefined;
}

/** More about something, at the button that asks for it; the page stays at hand. Load it when it is first asked for. */
export function Popover({ trigger, title, label, children, side = 'bottom', align = 'start', className, ...state }: PopoverProps) {
  return (
    <Base.Root open={state.open} defaultOpen={state.defaultOpen} onOpenChange={changeOpen(state.onOpenChange)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner css={popupPlace} side={side} align={align} {...popupGap}>
          <Base.Popup css={[popup, title ? titled : null]} aria-label={label} className={className}>
            {title && <Base.Title css={titleStyle}>{title}</Base.Title>}
            <Base.Close css={[closeButton, close]} aria-label="Закрыть">
              <Icon name="x" size={18} />
            </Base.Close>
            <div css={body}>{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
