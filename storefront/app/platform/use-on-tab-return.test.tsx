/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useOnTabReturn } from './use-on-tab-return.ts';

let isVisible = true;
beforeEach(() => {
  isVisible = true;
  Object.defineProperty(document, 'hasFocus', { configurable: true, value: () => isVisible });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (isVisible ? 'visible' : 'hidden') });
});

function looksOf() {
  let looks = 0;
  renderHook(() => useOnTabReturn(() => (looks += 1)));
  return () => looks;
}

const fire = (target: EventTarget, name: string) => target.dispatchEvent(new Event(name));

function turnTo(visible: boolean) {
  isVisible = visible;
  fire(document, 'visibilitychange');
}

test('returning to a tab counts once, although both focus and visibility change', () => {
  const looks = looksOf();
  fire(window, 'blur');
  turnTo(false);
  turnTo(true);
  fire(window, 'focus');
  expect(looks()).toBe(1);
  fire(window, 'blur');
  turnTo(false);
  expect(looks()).toBe(1);
  turnTo(true);
  expect(looks()).toBe(2);
});

test('returning from another window counts once, and staying does not count', () => {
  const looks = looksOf();
  fire(window, 'focus');
  fire(document, 'visibilitychange');
  expect(looks()).toBe(0);
  fire(window, 'blur');
  fire(window, 'focus');
  expect(looks()).toBe(1);
});
