/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from './lazy-part.ts';

test.each([
  ['when the connection is back', 'online'],
  ['when the page is pressed', 'pointerdown'],
])('a part that fails to load keeps its fallback and is loaded again %s', async (_what, eventName) => {
  const firstAttempt = Promise.withResolvers<void>();
  const attempts = [
    async () => {
      firstAttempt.resolve();
      throw new Error('no network');
    },
    async () => () => <p>Новинки</p>,
  ];
  const Goods = lazyPart(() => attempts.shift()?.() ?? Promise.reject(new Error('too many attempts')));
  render(
    <Suspense fallback="Сейчас">
      <Goods />
    </Suspense>,
  );
  await firstAttempt.promise;
  await Promise.resolve();
  screen.getByText('Сейчас');
  dispatchEvent(new Event(eventName));
  await screen.findByText('Новинки');
});

test('while the script of a part is missing, a substitute is displayed, and afterwards the part', async () => {
  const attempts = [() => Promise.reject(new Error('no network')), async () => () => <p>Новинки</p>];
  const Goods = lazyPart(
    () => attempts.shift()?.() ?? Promise.reject(new Error('too many attempts')),
    () => <p>Нет сети</p>,
  );
  render(
    <Suspense fallback="Сейчас">
      <Goods />
    </Suspense>,
  );
  await screen.findByText('Нет сети');
  dispatchEvent(new Event('pointerdown'));
  await screen.findByText('Новинки');
});
