/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterSign, waitForSign } from './first-sign.ts';

const settle = () => new Promise((passed) => setTimeout(passed, 20));

function show() {
  const Goods = afterSign(async () => () => <p>Новинки</p>);
  render(
    <Suspense>
      <Goods />
    </Suspense>,
  );
}

test('a page that was not taken over from the server waits for nothing', async () => {
  show();
  await screen.findByText('Новинки');
});

test.each(['pointermove', 'touchstart', 'keydown', 'scroll'])('what lies below comes with the first %s, and not before', async (name) => {
  waitForSign();
  show();
  await settle();
  expect(screen.queryByText('Новинки')).toBe(null);
  dispatchEvent(new Event(name));
  await screen.findByText('Новинки');
});

test('what cannot be loaded leaves the page as it is, and comes with the next press', async () => {
  const answers = [() => Promise.reject(new Error('no network')), async () => () => <p>Новинки</p>];
  const Goods = afterSign(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
  render(
    <Suspense fallback="Сейчас">
      <Goods />
    </Suspense>,
  );
  await settle();
  screen.getByText('Сейчас');
  dispatchEvent(new Event('pointerdown'));
  await screen.findByText('Новинки');
});
