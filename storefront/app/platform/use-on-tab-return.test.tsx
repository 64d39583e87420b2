/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useOnTabReturn } from './use-on-tab-return.ts';

let isVisible = true;
beforeEach(() => {
  isVisible = true;
  Object.defineProperty(document, 'hasFocus', { configurable: true, value: () => isVisible });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (isVisible ? 'visible' : 'hidden') });
});

function countReturns() {
  let returnCount = 0;
  renderHook(() => useOnTabReturn(() => (returnCount += 1)));
  return () => returnCount;
}

const dispatch = (target: EventTarget, name: string) => target.dispatchEvent(new Event(name));

function setVisible(visible: boolean) {
  isVisible = visible;
  dispatch(document, 'visibilitychange');
}

test('useOnTabReturn calls its handler once for a return to the tab, although both focus and visibility change', () => {
  const returnCount = countReturns();
  dispatch(window, 'blur');
  setVisible(false);
  setVisible(true);
  dispatch(window, 'focus');
  expect(returnCount()).toBe(1);
  dispatch(window, 'blur');
  setVisible(false);
  expect(returnCount()).toBe(1);
  setVisible(true);
  expect(returnCount()).toBe(2);
});

test('useOnTabReturn calls its handler once for a return from another window, and not while the visitor stays', () => {
  const returnCount = countReturns();
  dispatch(window, 'focus');
  dispatch(document, 'visibilitychange');
  expect(returnCount()).toBe(0);
  dispatch(window, 'blur');
  dispatch(window, 'focus');
  expect(returnCount()).toBe(1);
});
