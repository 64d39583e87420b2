/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useOnReturn } from './use-on-return.ts';

let isVisible = true;
beforeEach(() => {
  isVisible = true;
  Object.defineProperty(document, 'hasFocus', { configurable: true, value: () => isVisible });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (isVisible ? 'visible' : 'hidden') });
});

function looksOf() {
  let looks = 0;
  renderHook(() => useOnReturn(() => (looks += 1)));
  return () => looks;
}

const tell = (target: EventTarget, name: string) => target.dispatchEvent(new Event(name));

function turnTo(visible: boolean) {
  isVisible = visible;
  tell(document, 'visibilitychange');
}

test('coming back to a tab is one return, though the tab and its window both tell of it', () => {
  const looks = looksOf();
  tell(window, 'blur');
  turnTo(false);
  turnTo(true);
  tell(window, 'focus');
  expect(looks()).toBe(1);
  tell(window, 'blur');
  turnTo(false);
  expect(looks()).toBe(1);
  turnTo(true);
  expect(looks()).toBe(2);
});

test('coming back from another window is one, too, and who stays is left alone', () => {
  const looks = looksOf();
  tell(window, 'focus');
  tell(document, 'visibilitychange');
  expect(looks()).toBe(0);
  tell(window, 'blur');
  tell(window, 'focus');
  expect(looks()).toBe(1);
});
