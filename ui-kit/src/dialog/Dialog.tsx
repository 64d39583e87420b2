/** @jsxImportSource @emotion/react */
'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { changeOpen } from '../internal/keep-open.ts';
import { scrim } from '../internal/panel-style.ts';
import { DialogPanel } from './DialogPanel.tsx';
import { type DialogSize, scrimFade } from './dialog-style.ts';

export interface DialogProps {
  /** Whether it is open; without it the dialog opens by its `trigger`. */
  open?: boolean | undefined;
  /** Whether it is open at first, where `open` is not given. */
  defaultOpen?: boolean | undefined;
  /** Told when it opens, and when it closes by the button, Esc or a press beside it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Told when it has come or gone, its movement over. */
  onOpenChangeComplete?: ((open: boolean) => void) | undefined;
  /** What it is about, as its heading: «Авторизация». */
  title: ReactNode;
  /** A sentence under the title, read out when the dialog opens. */
  description?: ReactNode;
  /** What it holds; this part scrolls. */
  children?: ReactNode;
  /** What stays in sight below: the actions. */
  footer?: ReactNode;
  /** A band of the inverted colour beside the content, on a phone above it. */
  aside?: ReactNode;
  /** The button that opens it; the focus returns there. */
  trigger?: ReactElement | undefined;
  /** 440, 640 or 880 px wide; on a phone always as wide as the screen. */
  size?: DialogSize | undefined;
  /** What receives the focus when it opens; by default the first control, by touch the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Id of the dialog's element. */
  id?: string | undefined;
  /** Class of the dialog's element, for a caller's own CSS. */
  className?: string | undefined;
}

/** A question or a short form over the page, which waits. Load it when it is first asked for. */
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
