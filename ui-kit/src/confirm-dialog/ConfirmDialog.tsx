/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ReactNode, useRef, useState } from 'react';
import { Alert } from '../alert/index.ts';
import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from '../dialog/index.ts';
import { useValue } from '../internal/use-value.ts';
import { useTexts } from '../locale/locale-context.ts';
import { space } from '../theme/index.ts';
import { confirmDialogTexts } from './confirm-dialog-texts.ts';

export interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'aside' | 'size' | 'initialFocus'> {
  /** Question that names what happens: «Удалить адрес?». */
  title: ReactNode;
  /** What cannot be undone, and what is not affected. */
  description?: ReactNode;
  /**
   * Label of the action, which says what it does: «Удалить адрес». A dangerous action looks like any other: red means a price or an error.
   */
  action: string;
  /**
   * Label of the button that changes nothing. It may name what stays: «Оставить».
   * @default 'Отмена'
   */
  cancel?: string | undefined;
  /**
   * Called by the action. Return a promise: while it is pending the dialog stays open and the button is busy; when it is rejected, the
   * dialog stays open and shows an error. Record the error yourself.
   */
  onConfirm: () => unknown;
  /**
   * Called when the dialog opens, and when it closes: after the action has succeeded, and by the button that changes nothing, the cross,
   * Escape or a press on the scrim.
   */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
const failure = css({ marginTop: space(4) });

/** A question before an action that cannot be undone. The focus begins at the button that changes nothing. */
export function ConfirmDialog({
  action,
  cancel,
  onConfirm,
  open,
  defaultOpen = false,
  onOpenChange,
  children,
  ...dialogProps
}: ConfirmDialogProps) {
  const texts = useTexts('confirmDialog', confirmDialogTexts);
  const [isOpen, changeOpen] = useValue({ value: open, defaultValue: defaultOpen, onValueChange: onOpenChange });
  const [progress, setProgress] = useState<'none' | 'pending' | 'failed'>('none');
  const safeButton = useRef<HTMLButtonElement>(null);
  const isPending = progress === 'pending';
  const changeUnlessPending = (shouldOpen: boolean) => {
    // An action that is running cannot be cancelled by closing the dialog.
    if (isPending) return;
    setProgress('none');
    changeOpen(shouldOpen);
  };
  const confirm = async () => {
    setProgress('pending');
    try {
      await onConfirm();
    } catch {
      setProgress('failed');
      return;
    }
    setProgress('none');
    changeOpen(false);
  };
  const footer = (
    <div css={actions}>
      <Button loading={isPending} onClick={confirm}>
        {action}
      </Button>
      <Button ref={safeButton} variant="line" aria-disabled={isPending || undefined} onClick={() => changeUnlessPending(false)}>
        {cancel ?? texts.cancel}
      </Button>
    </div>
  );
  return (
    <Dialog role="alertdialog" {...dialogProps} open={isOpen} onOpenChange={changeUnlessPending} initialFocus={safeButton} footer={footer}>
      {children}
      {progress === 'failed' && (
        <Alert css={failure} tone="error" announced>
          {texts.failed}
        </Alert>
      )}
    </Dialog>
  );
}
