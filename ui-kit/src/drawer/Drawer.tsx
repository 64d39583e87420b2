/** @jsxImportSource @emotion/react */
'use client';

import { Drawer as Base } from '@base-ui/react/drawer';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { hidden } from '../hidden/index.ts';
import { Icon } from '../icon/index.ts';
import { changeOpen } from '../internal/keep-open.ts';
import { body, closeButton, foot, head, panel, scrim, title as titleStyle } from '../internal/panel-style.ts';
import { scrollStop } from '../internal/scroll-stop.ts';
import { columnBody, cornerHead, drawer, handle, place, type Side, scrimFade, swipeTo } from './drawer-style.ts';
import { useCloseThreshold } from './use-close-threshold.ts';

export interface DrawerProps {
  /** Whether it is open; without it the drawer opens by its `trigger`. */
  open?: boolean | undefined;
  /** Whether it is open at first, where `open` is not given. */
  defaultOpen?: boolean | undefined;
  /** Told when it opens, and when it closes by the button, Esc, a press beside it or a swipe. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Told when it has come or gone, its movement over. */
  onOpenChangeComplete?: ((open: boolean) => void) | undefined;
  /** The edge where it lives: it comes from there and is swiped back there. One from the top has a title for screen readers alone. */
  side?: Side | undefined;
  /** What it is, as its heading: «Корзина». */
  title: ReactNode;
  /** A control before the title, such as a way back. */
  before?: ReactNode;
  /** What it holds; this part scrolls. */
  children?: ReactNode;
  /** What stays in sight below: a total, the one action. */
  footer?: ReactNode;
  /** The button that opens it; the focus returns there. */
  trigger?: ReactElement | undefined;
  /** What receives the focus when it opens; otherwise the drawer itself, so that its title is read first. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Id of the drawer's element. */
  id?: string | undefined;
  /** Class of the drawer's element, for a caller's own CSS. */
  className?: string | undefined;
}

/** A panel that comes from an edge of the screen and is swiped back there: cart, menu, filters. Load it when it is first asked for. */
export function Drawer({ side = 'right', trigger, children, onOpenChange, ...drawerProps }: DrawerProps) {
  const { open, defaultOpen, onOpenChangeComplete, title, before, footer, initialFocus, id, className } = drawerProps;
  const { actions, onRelease } = useCloseThreshold(side);
  return (
    <Base.Root
      actionsRef={actions}
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={changeOpen(onOpenChange)}
      onOpenChangeComplete={onOpenChangeComplete}
      swipeDirection={swipeTo[side]}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.VirtualKeyboardProvider>
        <Base.Portal>
          <Base.Backdrop css={[scrim, scrimFade]} />
          <Base.Viewport css={place(side)} onTouchEndCapture={onRelease} onPointerUpCapture={onRelease}>
            <Base.Popup css={[panel, drawer(side)]} id={id} className={className} initialFocus={initialFocus}>
              {side === 'bottom' && <div css={handle} />}
              <div css={side === 'top' ? cornerHead : head}>
                {before}
                <Base.Title css={side === 'top' ? hidden : titleStyle}>{title}</Base.Title>
                <Base.Close css={closeButton} aria-label="Закрыть">
                  <Icon name="x" />
                </Base.Close>
              </div>
              <Base.Content ref={scrollStop} css={[body, side === 'top' && columnBody]}>
                {children}
              </Base.Content>
              {footer && <div css={foot}>{footer}</div>}
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.VirtualKeyboardProvider>
    </Base.Root>
  );
}
