/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { firstPressScript, replayFirstPresses } from './first-presses.ts';

const clicked = jest.fn();

function Hearts() {
  const [isLiked, like] = useState(false);
  useEffect(replayFirstPresses, []);
  return (
    <button type="button" aria-pressed={isLiked} onClick={() => like(!isLiked)}>
      heart
    </button>
  );
}

const button = () => document.querySelector('button') as HTMLButtonElement;

beforeAll(() => new Function(firstPressScript)());
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="page"><button type="button" aria-pressed="false">heart</button></div>';
  clicked.mockClear();
});
afterEach(() => jest.useRealTimers());

const hydrate = () => act(async () => hydrateRoot(document.getElementById('page') as HTMLElement, <Hearts />));

test('a button that is pressed before hydration, even twice, acts once after it', async () => {
  fireEvent.click(button());
  fireEvent.click(button());
  await hydrate();
  expect(button().getAttribute('aria-pressed')).toBe('true');
  await act(async () => void fireEvent.click(button()));
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

test('a button of a part that is hydrated later acts then', async () => {
  document.body.innerHTML = '<button type="button">late</button>';
  const stop = replayFirstPresses();
  fireEvent.click(button());
  await jest.advanceTimersByTimeAsync(1_000);
  button().addEventListener('click', clicked);
  Object.assign(button(), { __reactProps$test: {} });
  await jest.advanceTimersByTimeAsync(100);
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(window.firstPresses).toEqual([]);
  stop();
});

test('a button whose part was rendered anew acts in its new form', async () => {
  document.body.innerHTML = '<button type="button" aria-label="В избранное: Кеды"></button><button type="button">Ещё</button>';
  fireEvent.click(button());
  document.body.innerHTML = '<button type="button">Ещё</button><button type="button" aria-label="В избранное: Кеды"></button>';
  const heart = document.querySelector('[aria-label]') as HTMLButtonElement;
  heart.addEventListener('click', clicked);
  Object.assign(heart, { __reactProps$test: {} });
  replayFirstPresses()();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('what works without a script is not pressed again, nor is what has left the page', async () => {
  document.body.innerHTML = '<form><button>Отправить</button></form><a href="#hash">Ссылка</a><button type="button">Ушла</button>';
  for (const element of document.querySelectorAll('form button, a, button[type=button]')) {
    element.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(element);
  }
  expect(window.firstPresses).toHaveLength(1);
  document.body.innerHTML = '';
  replayFirstPresses()();
  expect(window.firstPresses).toEqual([]);
});
