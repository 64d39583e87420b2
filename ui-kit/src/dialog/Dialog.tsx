/** @jsxImportSource @emotion/react */
'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { changeOpen } from '../internal/keep-open.ts';
import { scrim } from '../internal/style/panel-style.ts';
import { DialogPanel } from './DialogPanel.tsx';
import { type DialogSize, scrimFade } from './dialog-style.ts';

export interface DialogProps {
  /** Whether the dialog is open, when controlled. When uncontrolled, `trigger` opens it. */
  open?: boolean | undefined;
  /**
   * Whether the dialog is initially open, when uncontrolled.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the dialog opens, and when the close button, Esc or a press on the backdrop closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Called when the opening or closing animation has finished. */
  onOpenChangeComplete?: ((open: boolean) => void) | undefined;
  /** Title, shown as the heading: «Авторизация». */
  title: ReactNode;
  /** Sentence below the title, announced when the dialog opens. */
  description?: ReactNode;
  /** Content, which scrolls when it is too long. */
  children?: ReactNode;
  /** Actions, which stay visible below the content. */
  footer?: ReactNode;
  /** Content of a contrasting band beside the main content, or above it on a phone. */
  aside?: ReactNode;
  /** Element that opens the dialog and gets the focus back. */
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

/** A modal question or short form. Load it on demand. */
export function Dialog({ open, defaultOpen, onOpenChange, onOpenChangeComplete, trigger, ...panel }: DialogProps) {
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={changeOpen(onOpenChange)} onOpenChangeComplete={onOpenChangeComplete}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop css={[scrim, scrimFade]} />
        <DialogPanel {...panel} />
      </Base.Portal>
    </Base.Root>
  );
}
