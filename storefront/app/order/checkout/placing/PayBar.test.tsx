/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { PayBar } from './PayBar.tsx';

let showMainButton: (isIntersecting: boolean) => void;
const viewport = Object.assign(new EventTarget(), { height: 640, scale: 1 });

beforeEach(() => {
  Object.assign(globalThis, {
    innerHeight: 640,
    visualViewport: viewport,
    IntersectionObserver: class {
      constructor(report: (entries: object[]) => void) {
        showMainButton = (isIntersecting) => act(() => report([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  });
  const action = createRef<HTMLDivElement>();
  render(
    <>
      <input aria-label="Имя" />
      <input type="radio" aria-label="Курьер" />
      <div ref={action} />
      <PayBar total="19 775 ₽" label="Итого" busy={false} loading={false} action={action} />
    </>,
  );
});

const isVisible = () => getComputedStyle(screen.getByLabelText('К оплате')).visibility !== 'hidden';

const resizeTo = (height: number) =>
  act(() => {
    viewport.height = height;
    viewport.dispatchEvent(new Event('resize'));
  });

test('the bar is there while the main button is out of sight', () => {
  expect(isVisible()).toBe(true);
  showMainButton(true);
  expect(isVisible()).toBe(false);
  showMainButton(false);
  expect(isVisible()).toBe(true);
});

test('the bar makes room while a text is typed, until the keyboard is closed', () => {
  act(() => screen.getByRole('textbox').focus());
  expect(isVisible()).toBe(false);
  resizeTo(360);
  expect(isVisible()).toBe(false);
  resizeTo(640);
  expect(isVisible()).toBe(true);
  act(() => screen.getByRole('radio').focus());
  expect(isVisible()).toBe(true);
});
