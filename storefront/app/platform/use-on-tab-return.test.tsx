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

test('returning to a tab counts once, although both focus and visibility change', () => {
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

test('returning from another window counts once, and staying does not count', () => {
  const returnCount = countReturns();
  dispatch(window, 'focus');
  dispatch(document, 'visibilitychange');
  expect(returnCount()).toBe(0);
  dispatch(window, 'blur');
  dispatch(window, 'focus');
  expect(returnCount()).toBe(1);
});
