'use client';

import type { ReactNode } from 'react';

export type ToastType = 'default' | 'success' | 'info' | 'warning' | 'error' | 'loading';

export type ToastPosition = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';

export interface ToastOptions {
  /** Second line: details or advice. */
  description?: ReactNode;
  /** Key of a product picture, displayed instead of the icon. `PictureProvider` turns the key into an address. */
  imageKey?: string | undefined;
  /** One action, which also closes the toast. */
  action?: { label: string; onClick: () => void } | undefined;
  /**
   * Milliseconds until the toast disappears. A loading toast stays.
   * @default 4000
   */
  duration?: number | undefined;
  /**
   * Whether the shopper may close the toast or swipe it away.
   * @default true
   */
  dismissible?: boolean | undefined;
  /** Corner of the screen. By default it is the position of the toaster. */
  position?: ToastPosition | undefined;
  /** Id of the toast to update. A new id adds a toast. */
  id?: string | undefined;
}

/** Texts of a toast that follows a promise. `Value` is what the promise resolves to. */
export interface PromiseToast<Value> {
  /** Text while the promise is pending. */
  loading: string;
  /** Text on success. */
  success: string | ((value: Value) => string);
  /** Text on failure. */
  error: string | ((reason: unknown) => string);
}

/** Commands for the toaster. Those that show a toast wait until the code of the toaster has loaded. */
export type ToastCommand =
  | { kind: 'show'; id: string; type: ToastType; title: ReactNode; options: ToastOptions }
  | { kind: 'dismiss'; id: string | undefined };

type CommandHandler = (command: ToastCommand) => void;

const waitingToasts: Extract<ToastCommand, { kind: 'show' }>[] = [];
const listeners = new Set<() => void>();
let commandHandler: CommandHandler | undefined;
let toastCount = 0;
let waitingToastsVersion = 0;

function show(type: ToastType, title: ReactNode, options: ToastOptions = {}): string {
  toastCount += 1;
  const id = options.id ?? `toast-${toastCount}`;
  const command = { kind: 'show', id, type, title, options } as const;
  if (commandHandler) commandHandler(command);
  else {
    waitingToasts.push(command);
    waitingToastsVersion += 1;
    for (const notify of listeners) notify();
  }
  return id;
}

function dismiss(id?: string): void {
  if (commandHandler) commandHandler({ kind: 'dismiss', id });
  // The toaster is not loaded, so no toast is visible.
  else waitingToasts.splice(0, waitingToasts.length, ...(id === undefined ? [] : waitingToasts.filter((command) => command.id !== id)));
}

const showAs =
  (type: ToastType) =>
  (title: ReactNode, options?: ToastOptions): string =>
    show(type, title, options);

/** Shows a loading toast and then the result. Returns the given promise. */
function showPromise<Value>(promise: Promise<Value>, messages: PromiseToast<Value>): Promise<Value> {
  const id = show('loading', messages.loading);
  promise.then(
    (value) => show('success', typeof messages.success === 'function' ? messages.success(value) : messages.success, { id }),
    (reason: unknown) => show('error', typeof messages.error === 'function' ? messages.error(reason) : messages.error, { id }),
  );
  return promise;
}

/**
 * Shows a short message and returns its id. Call it from event handlers and effects; the toaster loads the rest of its code with the first
 * toast.
 */
export const toast = Object.assign(showAs('default'), {
  /** For an action that has succeeded without a visible change: a code was sent. */
  success: showAs('success'),
  /** For a change that the shopper did not make: a price has changed meanwhile. */
  info: showAs('info'),
  /** For an action that succeeded but needs attention: one pair remains. */
  warning: showAs('warning'),
  /** For an action that failed and can be repeated. Show the error of a field at the field. */
  error: showAs('error'),
  /** For an action in progress. The toast stays until its `id` is shown again or dismissed. */
  loading: showAs('loading'),
  /**
   * Shows `loading`, then `success` or `error`: texts, or functions that return a text for the value or the reason. Returns the promise.
   */
  promise: showPromise,
  /** Dismisses the toast with this id, or all toasts. */
  dismiss,
});

/** Calls `notify` when a toast is requested and no loaded toaster can display it. */
export function subscribeToToasts(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Returns zero while no toast waits. Otherwise the number grows with each waiting toast, so that subscribers notice it. */
export const getWaitingToastsVersion = (): number => (waitingToasts.length > 0 ? waitingToastsVersion : 0);

/** Passes every command to the toaster once its code has loaded, beginning with those that wait. */
export function handleToasts(handleCommand: CommandHandler): () => void {
  commandHandler = handleCommand;
  for (const command of waitingToasts.splice(0)) handleCommand(command);
  return () => {
    if (commandHandler === handleCommand) commandHandler = undefined;
  };
}
