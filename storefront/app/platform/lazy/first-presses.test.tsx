/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { firstPressScript, replayFirstPresses } from './first-presses.ts';

const handleClick = jest.fn();

function Heart() {
  const [isLiked, like] = useState(false);
  return (
    <button type="button" aria-pressed={isLiked} onClick={() => like(!isLiked)}>
      heart
    </button>
  );
}

function Hearts() {
  useEffect(replayFirstPresses, []);
  return <Heart />;
}

const serverHeart = '<button type="button" aria-pressed="false">heart</button>';
const findButton = () => document.querySelector('button') as HTMLButtonElement;

beforeAll(() => new Function(firstPressScript)());
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div id="page">${serverHeart}</div>`;
  handleClick.mockClear();
});
afterEach(() => jest.useRealTimers());

const hydrate = () => act(async () => hydrateRoot(document.getElementById('page') as HTMLElement, <Hearts />));

test('a button that is pressed before hydration, even twice, acts once after hydration', async () => {
  fireEvent.click(findButton());
  fireEvent.click(findButton());
  await hydrate();
  expect(findButton().getAttribute('aria-pressed')).toBe('true');
  await act(async () => void fireEvent.click(findButton()));
  expect(findButton().getAttribute('aria-pressed')).toBe('false');
});

test('an early click is replayed once its button is hydrated', async () => {
  document.body.innerHTML = '<button type="button">late</button>';
  const stopReplay = replayFirstPresses();
  fireEvent.click(findButton());
  await jest.advanceTimersByTimeAsync(1_000);
  findButton().addEventListener('click', handleClick);
  Object.assign(findButton(), { __reactProps$test: {} });
  await jest.advanceTimersByTimeAsync(100);
  expect(handleClick).toHaveBeenCalledTimes(1);
  expect(window.firstPresses).toEqual([]);
  stopReplay();
});

test('a button pressed after the page is hydrated, but before its part is, acts when the script of the part has loaded', async () => {
  const script = Promise.withResolvers<{ default: typeof Heart }>();
  const Part = lazy(() => script.promise);
  function Page() {
    useEffect(replayFirstPresses, []);
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  }
  document.body.innerHTML = `<div id="page"><!--$-->${serverHeart}<!--/$--></div>`;
  await act(async () => hydrateRoot(document.getElementById('page') as HTMLElement, <Page />));
  fireEvent.click(findButton());
  await act(async () => script.resolve({ default: Heart }));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(findButton().getAttribute('aria-pressed')).toBe('true');
});

test('a button whose part was rendered again acts with its new handler', async () => {
  document.body.innerHTML = '<button type="button" aria-label="В избранное: Кеды"></button><button type="button">Ещё</button>';
  fireEvent.click(findButton());
  document.body.innerHTML = '<button type="button">Ещё</button><button type="button" aria-label="В избранное: Кеды"></button>';
  const heart = document.querySelector('[aria-label]') as HTMLButtonElement;
  heart.addEventListener('click', handleClick);
  Object.assign(heart, { __reactProps$test: {} });
  replayFirstPresses()();
  expect(handleClick).toHaveBeenCalledTimes(1);
});

test('a button that is missing while its part is rendered again acts once it is back', async () => {
  document.body.innerHTML = '<button type="button">late</button>';
  const stopReplay = replayFirstPresses();
  fireEvent.click(findButton());
  document.body.innerHTML = '';
  await jest.advanceTimersByTimeAsync(1_000);
  document.body.innerHTML = '<button type="button">late</button>';
  findButton().addEventListener('click', handleClick);
  Object.assign(findButton(), { __reactProps$test: {} });
  await jest.advanceTimersByTimeAsync(100);
  expect(handleClick).toHaveBeenCalledTimes(1);
  stopReplay();
});

test('a press is not replayed after a navigation to another page, even if that has a button with the same name', async () => {
  document.body.innerHTML = '<button type="button">late</button>';
  fireEvent.click(findButton());
  history.pushState(null, '', '/another');
  Object.assign(findButton(), { __reactProps$test: {} });
  findButton().addEventListener('click', handleClick);
  replayFirstPresses()();
  expect(handleClick).not.toHaveBeenCalled();
  expect(window.firstPresses).toEqual([]);
});

test('a form that works differently without a script is not sent by the browser, and its button acts after hydration', async () => {
  const handleSubmit = jest.fn();
  document.body.innerHTML = '<form><button type="submit" data-replay>В корзину</button></form>';
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    handleSubmit();
  });
  fireEvent.click(findButton());
  fireEvent.click(findButton());
  expect(handleSubmit).not.toHaveBeenCalled();
  Object.assign(findButton(), { __reactProps$test: {} });
  replayFirstPresses()();
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});

test('a form whose script does not arrive is sent by the browser 8 s after the press', async () => {
  const handleSubmit = jest.fn((event: Event) => event.preventDefault());
  document.body.innerHTML = '<form><button type="submit" data-replay>В корзину</button></form>';
  document.querySelector('form')?.addEventListener('submit', handleSubmit);
  fireEvent.click(findButton());
  await jest.advanceTimersByTimeAsync(7_900);
  expect(handleSubmit).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(handleSubmit).toHaveBeenCalledTimes(1);
  expect(window.firstPresses).toEqual([]);
});

test('a press is not replayed on an element that works without a script or has left the page', async () => {
  document.body.innerHTML = '<form><button>Отправить</button></form><a href="#hash">Ссылка</a><button type="button">Ушла</button>';
  for (const element of document.querySelectorAll('form button, a, button[type=button]')) {
    element.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(element);
  }
  expect(window.firstPresses).toHaveLength(1);
  document.body.innerHTML = '';
  const stopReplay = replayFirstPresses();
  await jest.advanceTimersByTimeAsync(6_000);
  expect(window.firstPresses).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
  stopReplay();
});
