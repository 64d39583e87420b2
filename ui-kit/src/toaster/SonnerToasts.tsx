/** @jsxImportSource @emotion/react */
'use client';

import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { Icon } from '../icon/index.ts';
import { Picture } from '../picture/index.ts';
import { bottomBar } from '../theme/index.ts';
import type { ToasterProps } from './Toaster.tsx';
import { type ToastOptions, type ToastOrder, takeToasts } from './toast-queue.ts';
import { spinner, toasts } from './toaster-style.ts';
import { useSwipeThreshold } from './use-swipe-threshold.ts';
import { useToastKeys } from './use-toast-keys.ts';

const icons = {
  success: <Icon name="check" />,
  info: <Icon name="info" />,
  warning: <Icon name="warning" />,
  error: <Icon name="alert" />,
  loading: (
    <i css={spinner}>
      <Icon name="loader" />
    </i>
  ),
  close: <Icon name="x" size={18} />,
};

/** Distance from the edges of the screen and above a fixed bottom bar. */
const aboveBar = (px: number) => ({ top: px, left: px, right: px, bottom: `calc(${px}px + ${bottomBar})` });

/** Screen readers announce only changes to a live region that already exists. */
const regionReady = 100;

/**
 * Whenever the focus leaves the toasts, sonner returns it to its previous element: also from a dialog that an action has opened, unless it
 * left before.
 */
function leaveToasts(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('[data-sonner-toaster]')) activeElement.blur();
}

const leavingFor = ({ label, onClick }: NonNullable<ToastOptions['action']>) => ({
  label,
  onClick: () => {
    leaveToasts();
    onClick();
  },
});

function carryOut(order: ToastOrder): void {
  if (order.kind === 'dismiss') {
    sonner.dismiss(order.id);
    return;
  }
  const { id, type, title, options } = order;
  const { imageKey, description, action, duration, dismissible = true, position } = options;
  const show = type === 'default' ? sonner : sonner[type];
  show(title, {
    id,
    description,
    dismissible,
    closeButton: dismissible,
    action: action && leavingFor(action),
    ...(imageKey ? { icon: <Picture imageKey={imageKey} alt="" sizes="40px" /> } : {}),
    ...(duration === undefined ? {} : { duration }),
    ...(position ? { position } : {}),
  });
}

/** Sonner in the shop's style, loaded with the first toast. */
export function SonnerToasts({
  position = 'bottom-right',
  duration = 4000,
  visibleToasts = 3,
  expanded = false,
  label = 'Уведомления',
}: ToasterProps) {
  useToastKeys();
  useSwipeThreshold();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const wait = setTimeout(() => {
      stop = takeToasts(carryOut);
    }, regionReady);
    return () => {
      clearTimeout(wait);
      stop?.();
      // Otherwise sonner would show old toasts again on the next page with a toaster.
      sonner.dismiss();
    };
  }, []);
  return (
    <Sonner
      css={toasts}
      position={position}
      duration={duration}
      visibleToasts={visibleToasts}
      expand={expanded}
      gap={14}
      offset={aboveBar(32)}
      mobileOffset={aboveBar(16)}
      closeButton
      icons={icons}
      customAriaLabel={`${label}, Alt+T или F6`}
      toastOptions={{ unstyled: true, closeButtonAriaLabel: 'Закрыть уведомление' }}
    />
  );
}
