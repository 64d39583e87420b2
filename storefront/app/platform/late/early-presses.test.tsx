/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { earlyPressScript, frameHasCome, keepEarlyPresses, repeatInFrame } from './early-presses.ts';

// As the browser does with the script in the head.
new Function(earlyPressScript)();

let heard: string[];

const markup =
  '<button type="button">Меню</button><input type="checkbox" aria-label="Первый"><input type="checkbox" aria-label="Второй"><input aria-label="Имя" value="Анна">';

function Page() {
  const [name, setName] = useState('Анна');
  useLayoutEffect(frameHasCome, []);
  useEffect(repeatInFrame, []);
  const tell = (event: { target: HTMLInputElement }) => heard.push(`${event.target.ariaLabel} ${event.target.checked}`);
  const rename = (text: string) => {
    heard.push(`Имя ${text}`);
    setName(text);
  };
  return (
    <>
      <button type="button" onClick={() => heard.push('Меню')}>
        Меню
      </button>
      <input type="checkbox" aria-label="Первый" onChange={tell} />
      <input type="checkbox" aria-label="Второй" onChange={tell} />
      <input aria-label="Имя" value={name} onChange={({ target }) => rename(target.value)} />
    </>
  );
}

let root: HTMLElement;

beforeEach(() => {
  heard = [];
  window.earlyPresses = [];
  root = document.createElement('main');
  root.innerHTML = markup;
  document.body.replaceChildren(root);
});

function comeAlive() {
  keepEarlyPresses();
  hydrateRoot(root, <Page />);
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const field = () => screen.getByRole<HTMLInputElement>('textbox');

/** As a shopper or a password manager does. */
function type(text: string) {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

test('of several presses the last is repeated last, and each place once', async () => {
  box('Первый').click();
  box('Второй').click();
  box('Первый').click();
  await act(async () => comeAlive());
  expect(heard).toEqual(['Второй true', 'Первый false']);
});

test.each(['Мария', ''])('what was typed is heard and stays, also where a field was emptied: «%s»', async (text) => {
  type(text);
  await act(async () => comeAlive());
  expect(heard).toEqual([`Имя ${text}`]);
  await act(async () => box('Первый').click());
  expect(field().value).toBe(text);
});

test('a field that somebody is typing in is left as it is', async () => {
  field().focus();
  type('Мария');
  field().setSelectionRange(2, 2);
  await act(async () => comeAlive());
  expect(field().selectionStart).toBe(2);
});

test('what React takes over within the very event of a field is heard', async () => {
  addEventListener('input', () => act(() => comeAlive()), { capture: true, once: true });
  await act(async () => type('Мария'));
  expect(heard).toEqual(['Имя Мария']);
});

test('what is pressed once React has taken the page over is answered by React alone', async () => {
  keepEarlyPresses();
  frameHasCome();
  screen.getByText('Меню').click();
  await act(async () => void hydrateRoot(root, <Page />));
  expect(heard).toEqual([]);
  await act(async () => screen.getByText('Меню').click());
  expect(heard).toEqual(['Меню']);
});
