'use client';

import type { ReactNode } from 'react';

export type ToastType = 'default' | 'success' | 'info' | 'warning' | 'error' | 'loading';

export type ToastPosition = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';

export interface ToastOptions {
  /** A second line: what exactly, or what to do. */
  description?: ReactNode;
  /** Picture of the goods it is about, instead of a sign. */
  imageKey?: string | undefined;
  /** One thing to do about it; closes the toast. */
  action?: { label: string; onClick: () => void } | undefined;
  /** Milliseconds until it goes by itself; 4000 otherwise, and never while it loads. */
  duration?: number | undefined;
  /** Whether a shopper may close or swipe it away. */
  dismissible?: boolean | undefined;
  /** Corner of the screen; the toaster's otherwise. */
  position?: ToastPosition | undefined;
  /** A toast of this id is changed instead of adding another. */
  id?: string | undefined;
}

export interface PromiseToast<Value> {
  /** What is said while it runs. */
  loading: string;
  /** What is said when it has succeeded. */
  success: string | ((value: Value) => string);
  /** What is said when it has failed. */
  error: string | ((reason: unknown) => string);
}

/** What is asked of the toaster; what is to be shown is kept until the toaster has come. */
export type ToastOrder =
  | { kind: 'show'; id: string; type: ToastType; title: ReactNode; options: ToastOptions }
  | { kind: 'dismiss'; id: string | undefined };

type Taker = (order: ToastOrder) => void;

const waiting: Extract<ToastOrder, { kind: 'show' }>[] = [];
const askers = new Set<() => void>();
let taker: Taker | undefined;
let shown = 0;
let asked = 0;

function show(type: ToastType, title: ReactNode, options: ToastOptions = {}): string {
  shown += 1;
  const id = options.id ?? `toast-${shown}`;
  const order = { kind: 'show', id, type, title, options } as const;
  if (taker) taker(order);
  else {
    waiting.push(order);
    asked += 1;
    for (const tell of askers) tell();
  }
  return id;
}

function dismiss(id?: string): void {
  if (taker) taker({ kind: 'dismiss', id });
  // Nothing stands on the page then.
  else waiting.splice(0, waiting.length, ...(id === undefined ? [] : waiting.filter((order) => order.id !== id)));
}

const showAs = (type: ToastType) => (title: ReactNode, options?: ToastOptions) => show(type, title, options);

/** Says that something runs, then how it ended; answers what it was given. */
function showPromise<Value>(work: Promise<Value>, words: PromiseToast<Value>): Promise<Value> {
  const id = show('loading', words.loading);
  work.then(
    (value) => show('success', typeof words.success === 'function' ? words.success(value) : words.success, { id }),
    (reason: unknown) => show('error', typeof words.error === 'function' ? words.error(reason) : words.error, { id }),
  );
  return work;
}

/**
 * Shows a short message and answers its id. For handlers and effects in a browser: what it needs beyond this file is loaded by the
 * toaster when the first toast is asked for.
 */
export const toast = Object.assign(showAs('default'), {
  success: showAs('success'),
  info: showAs('info'),
  warning: showAs('warning'),
  error: showAs('error'),
  loading: showAs('loading'),
  promise: showPromise,
  /** Takes away the toast of this id, or all. */
  dismiss,
});

/** Tells when a toast is asked for that nobody can show yet. */
export function subscribeToToasts(tell: () => void): () => void {
  askers.add(tell);
  return () => askers.delete(tell);
}

/** Nothing while none waits; else a number that grows with each that has to. */
export const toastsWait = (): number => (waiting.length > 0 ? asked : 0);

/** Gives all orders to who can show them, those that wait first. */
export function takeToasts(take: Taker): () => void {
  taker = take;
  for (const order of waiting.splice(0)) take(order);
  return () => {
    if (taker === take) taker = undefined;
  };
}
