/** @jsxImportSource @emotion/react */
'use client';

import { Drawer as Base } from '@base-ui/react/drawer';
import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react';
import { hidden } from '../hidden/index.ts';
import { Icon } from '../icon/index.ts';
import { keepOpenForToasts } from '../internal/keep-open.ts';
import { overlayTexts } from '../internal/overlay-texts.ts';
import { body, closeButton, foot, head, panel, scrim, title as titleStyle } from '../internal/style/panel-style.ts';
import { makeTabStop } from '../internal/tab-stop.ts';
import { useTexts } from '../locale/locale-context.ts';
import { columnBody, cornerHead, handle, type Side, scrimFade, styleDrawer, styleViewport, swipeDirections } from './drawer-style.ts';
import { useCloseThreshold } from './use-close-threshold.ts';

export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Whether the drawer is open, when controlled. When uncontrolled, `trigger` opens it. */
  open?: boolean | undefined;
  /**
   * Whether the drawer is initially open, when uncontrolled.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /**
   * Called with the new state when `trigger` opens the drawer, and when the close button, Escape, a press on the scrim or a swipe closes
   * it.
   */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Called with the state of the drawer when the opening or closing animation has finished. */
  onOpenChangeComplete?: ((open: boolean) => void) | undefined;
  /**
   * Edge of the screen that the drawer slides in from. A swipe towards that edge closes it. With `top` the title is visually hidden.
   * @default 'right'
   */
  side?: Side | undefined;
  /** Title, a heading of level 2: «Корзина». */
  title: ReactNode;
  /** Control before the title, such as a back button. */
  before?: ReactNode;
  /** Content, which scrolls when it is too long. */
  children?: ReactNode;
  /**
   * Content that stays visible at the bottom, such as a total and the main action. An action in it does not close the drawer by itself; to
   * close it, control `open`.
   */
  footer?: ReactNode;
  /** Element that opens the drawer and gets the focus back: an element that takes a `ref` and attributes, such as `Button`. */
  trigger?: ReactElement | undefined;
  /** Element that gets the focus when the drawer opens. By default this is the drawer itself, so that its title is announced first. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Id of the drawer element. */
  id?: string | undefined;
  /** Class name of the drawer element. */
  className?: string | undefined;
}

/** A panel from an edge of the screen, for what belongs beside the page: cart, menu, filters. For a question take `ConfirmDialog`. */
export function Drawer({ side = 'right', trigger, children, onOpenChange, ...drawerProps }: DrawerProps) {
  const { open, defaultOpen, onOpenChangeComplete, title, before, footer, ...popupProps } = drawerProps;
  const { actions, onRelease } = useCloseThreshold(side);
  const texts = useTexts('overlay', overlayTexts);
  return (
    <Base.Root
      actionsRef={actions}
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={keepOpenForToasts(onOpenChange)}
      onOpenChangeComplete={onOpenChangeComplete}
      swipeDirection={swipeDirections[side]}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.VirtualKeyboardProvider>
        <Base.Portal>
          <Base.Backdrop css={[scrim, scrimFade]} />
          <Base.Viewport css={styleViewport(side)} onTouchEndCapture={onRelease} onPointerUpCapture={onRelease}>
            <Base.Popup css={[panel, styleDrawer(side)]} {...popupProps}>
              {side === 'bottom' && <div css={handle} />}
              <div css={side === 'top' ? cornerHead : head}>
                {before}
                <Base.Title css={side === 'top' ? hidden : titleStyle}>{title}</Base.Title>
                <Base.Close css={closeButton} aria-label={texts.close}>
                  <Icon name="x" />
                </Base.Close>
              </div>
              <Base.Content ref={makeTabStop} css={[body, side === 'top' && columnBody]}>
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
