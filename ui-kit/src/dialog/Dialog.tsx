/** @jsxImportSource @emotion/react */
'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import type { ComponentProps, CSSProperties, ReactElement, ReactNode, RefObject } from 'react';
import { Icon } from '../icon/index.ts';
import { keepOpenForToasts } from '../internal/keep-open.ts';
import { overlayTexts } from '../internal/overlay-texts.ts';
import { body, closeButton, foot, head, panel, scrim, title as titleStyle } from '../internal/style/panel-style.ts';
import { makeTabStop } from '../internal/tab-stop.ts';
import { useTexts } from '../locale/locale-context.ts';
import {
  aside as asideStyle,
  type DialogSize,
  description as descriptionStyle,
  dialogBody,
  dialogHead,
  mainColumn,
  scrimFade,
  styleDialog,
  viewport,
  withAside,
} from './dialog-style.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

type DialogPanelProps = Omit<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'onOpenChangeComplete' | 'trigger'>;

/** The open dialog. Only it tracks the on-screen keyboard, so that a closed dialog has no listeners. */
function DialogPanel({ size = 'small', aside, children, footer, ...dialogProps }: DialogPanelProps) {
  const { title, description, ...popupProps } = dialogProps;
  const texts = useTexts('overlay', overlayTexts);
  const keyboardStyle: CSSProperties & Record<'--keyboard-inset', string> = { '--keyboard-inset': `${useKeyboardInset()}px` };
  return (
    <Base.Viewport css={viewport} style={keyboardStyle}>
      <Base.Popup css={[panel, styleDialog(size), aside ? withAside : null]} {...popupProps}>
        {aside && <div css={asideStyle}>{aside}</div>}
        <div css={mainColumn}>
          <div css={[head, dialogHead]}>
            <Base.Title css={titleStyle}>{title}</Base.Title>
            <Base.Close css={closeButton} aria-label={texts.close}>
              <Icon name="x" />
            </Base.Close>
          </div>
          <div ref={makeTabStop} css={[body, dialogBody]}>
            {description && <Base.Description css={descriptionStyle}>{description}</Base.Description>}
            {children}
          </div>
          {footer && <div css={foot}>{footer}</div>}
        </div>
      </Base.Popup>
    </Base.Viewport>
  );
}

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Whether the dialog is open, when controlled. When uncontrolled, `trigger` opens it. */
  open?: boolean | undefined;
  /**
   * Whether the dialog is initially open, when uncontrolled.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the dialog opens, and when the close button, Escape or a press on the scrim closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Called when the opening or closing animation has finished. */
  onOpenChangeComplete?: ((open: boolean) => void) | undefined;
  /** Title, a heading of level 2: «Авторизация». */
  title: ReactNode;
  /** Sentence below the title, announced when the dialog opens. */
  description?: ReactNode;
  /** Content, which scrolls when it is too long. */
  children?: ReactNode;
  /**
   * Actions, which stay visible below the content. They do not close the dialog by themselves: for that control `open`, as under
   * «Controlled».
   */
  footer?: ReactNode;
  /** Content of a contrasting band beside the main content, or above it on a phone. */
  aside?: ReactNode;
  /** Element that opens the dialog and gets the focus back: an element that takes a `ref` and attributes, such as `Button`. */
  trigger?: ReactElement | undefined;
  /**
   * Width: 440, 640 or 880 px; full width on a phone.
   * @default 'small'
   */
  size?: DialogSize | undefined;
  /** Element that gets the focus when the dialog opens. By default the first control, or the dialog itself if opened by touch. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Id of the dialog element. */
  id?: string | undefined;
  /** Class name of the dialog element. */
  className?: string | undefined;
}

/**
 * A short form or a choice that blocks the page behind it until it is completed or closed. Before an action that cannot be undone take
 * `ConfirmDialog`.
 */
export function Dialog({ open, defaultOpen, onOpenChange, onOpenChangeComplete, trigger, ...panelProps }: DialogProps) {
  return (
    <Base.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={keepOpenForToasts(onOpenChange)}
      onOpenChangeComplete={onOpenChangeComplete}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop css={[scrim, scrimFade]} />
        <DialogPanel {...panelProps} />
      </Base.Portal>
    </Base.Root>
  );
}
