/** @jsxImportSource @emotion/react */
'use client';

import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { Icon } from '../icon/index.ts';
import { fill } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import { Picture } from '../picture/index.ts';
import { bottomBar } from '../theme/index.ts';
import type { ToasterProps } from './Toaster.tsx';
import { handleToasts, type ToastCommand, type ToastOptions } from './toast-queue.ts';
import { spinner, toasts as toastsStyle } from './toaster-style.ts';
import { toasterTexts } from './toaster-texts.ts';

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
};

/** Distance of toasts from the edges of the screen and from a fixed bottom bar. */
const createOffset = (px: number) => ({ top: px, left: px, right: px, bottom: `calc(${px}px + ${bottomBar})` });

/** Milliseconds until a toast disappears, unless the toast or its toaster states another duration. */
const defaultDurationMs = 4000;

/**
 * Milliseconds between rendering the live region and the first toast. Screen readers announce only changes in a region that already exists.
 */
const liveRegionDelayMs = 100;

/**
 * Removes the focus from the toasts. Called before an action runs: if the focus left the toasts later, sonner would return it to the
 * previously focused element, even from a dialog that the action has opened.
 */
function leaveToasts(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('[data-sonner-toaster]')) activeElement.blur();
}

interface ToastButtonsProps {
  id: string;
  action: ToastOptions['action'];
  isClosable: boolean;
}

/** The buttons are in the order in which they are displayed and reached by Tab. Sonner's own close button would be before the text. */
function ToastButtons({ id, action, isClosable }: ToastButtonsProps) {
  const texts = useTexts('toaster', toasterTexts);
  const runAction = () => {
    leaveToasts();
    action?.onClick();
    sonner.dismiss(id);
  };
  return (
    <>
      {action && (
        <button type="button" data-button="" data-action="" onClick={runAction}>
          {action.label}
        </button>
      )}
      {isClosable && (
        <button type="button" data-close-button="" aria-label={texts.close} onClick={() => sonner.dismiss(id)}>
          <Icon name="x" size={18} />
        </button>
      )}
    </>
  );
}

function runCommand(command: ToastCommand): void {
  if (command.kind === 'dismiss') {
    sonner.dismiss(command.id);
    return;
  }
  const { id, type, title, options } = command;
  const { imageKey, description, action, duration, dismissible = true, position } = options;
  const showToast = type === 'default' ? sonner : sonner[type];
  showToast(title, {
    id,
    description,
    dismissible,
    action: <ToastButtons id={id} action={action} isClosable={dismissible && type !== 'loading'} />,
    ...(imageKey ? { icon: <Picture imageKey={imageKey} alt="" sizes="40px" /> } : {}),
    ...(duration === undefined ? {} : { duration }),
    ...(position ? { position } : {}),
  });
}

/** The toasts of the library sonner in the style of the kit. The toaster loads this module with the first toast. */
export function SonnerToasts({
  position = 'bottom-right',
  duration = defaultDurationMs,
  visibleToasts = 3,
  expanded = false,
  label,
}: ToasterProps) {
  const texts = useTexts('toaster', toasterTexts);
  useToastKeys();
  useSwipeThreshold();
  useEffect(() => {
    let stopHandling: (() => void) | undefined;
    const timer = setTimeout(() => {
      stopHandling = handleToasts(runCommand);
    }, liveRegionDelayMs);
    return () => {
      clearTimeout(timer);
      stopHandling?.();
      // Without this, sonner would show old toasts again on the next page with a toaster.
      sonner.dismiss();
    };
  }, []);
  return (
    <Sonner
      css={toastsStyle}
      position={position}
      duration={duration}
      visibleToasts={visibleToasts}
      expand={expanded}
      gap={14}
      offset={createOffset(32)}
      mobileOffset={createOffset(16)}
      icons={icons}
      customAriaLabel={fill(texts.keys, { label: label ?? texts.label })}
      toastOptions={{ unstyled: true }}
    />
  );
}

/** Pixels by which a toast must be dragged to be dismissed; sonner itself needs 45 or a flick. */
const swipeThreshold = 20;

function computeDraggedDistance({ dataset, style }: HTMLElement): number {
  const readSwipe = (axis: 'x' | 'y') => Number.parseFloat(style.getPropertyValue(`--swipe-amount-${axis}`)) || 0;
  const sidewaysDistance = { left: -readSwipe('x'), right: readSwipe('x') }[dataset.xPosition ?? ''] ?? 0;
  return Math.max(sidewaysDistance, dataset.yPosition === 'top' ? -readSwipe('y') : readSwipe('y'));
}

/** Dismisses a toast that was dragged far enough, through its close button, before sonner moves it back. */
function useSwipeThreshold(): void {
  useEffect(() => {
    const dismissDragged = ({ target }: PointerEvent) => {
      const toast = target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null;
      if (toast && computeDraggedDistance(toast) >= swipeThreshold) toast.querySelector<HTMLElement>('[data-close-button]')?.click();
    };
    document.addEventListener('pointerup', dismissDragged, { capture: true });
    return () => document.removeEventListener('pointerup', dismissDragged, { capture: true });
  }, []);
}

const findToastList = (target: EventTarget | null) => (target instanceof Element ? target.closest('[data-sonner-toaster]') : null);

/**
 * Sonner supports one hotkey, and pauses only for a pointer and that hotkey. This hook passes F6 on as the hotkey, pauses on keyboard
 * focus, resumes on blur, and returns the focus on Esc.
 */
function useToastKeys(): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F6' && document.querySelector('[data-sonner-toaster]')) {
        event.preventDefault();
        document.dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: 'KeyT' }));
      }
      const { activeElement } = document;
      if (event.key === 'Escape' && findToastList(activeElement) && activeElement instanceof HTMLElement) activeElement.blur();
    };
    const pauseOnFocus = ({ target }: FocusEvent) => {
      findToastList(target)?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
    };
    const resumeOnBlur = ({ target, relatedTarget }: FocusEvent) => {
      const toastList = findToastList(target);
      const nextFocus = relatedTarget ?? document.body;
      if (toastList && findToastList(nextFocus) !== toastList)
        toastList.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: nextFocus }));
    };
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('focusin', pauseOnFocus);
    document.addEventListener('focusout', resumeOnBlur);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('focusin', pauseOnFocus);
      document.removeEventListener('focusout', resumeOnBlur);
    };
  }, []);
}
