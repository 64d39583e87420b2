/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { observable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { Suspense, use } from 'react';
import './root-store.tsx';

test('a page that is left cancels the timer of observers that were never mounted', async () => {
  jest.useFakeTimers();
  const state = observable({ name: 'Meet' });
  const pending = new Promise<string>(() => {});
  const SuspendedName = observer(() => state.name + use(pending));
  await render(
    <Suspense>
      <SuspendedName />
    </Suspense>,
  );
  await Promise.resolve();
  const timersBefore = jest.getTimerCount();
  window.dispatchEvent(new Event('pagehide'));
  expect(timersBefore - jest.getTimerCount()).toBe(1);
});
