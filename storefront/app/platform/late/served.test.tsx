/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, lazy, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { longestMs } from './early-press.ts';
import { earlyPressScript, frameHasCome, keepEarlyPresses, repeatInFrame } from './early-presses.ts';
import { served, servedPage } from './served.tsx';

// As the browser does with the script in the head.
new Function(earlyPressScript)();

interface FiltersProps {
  total: number;
}

const pressed: string[] = [];
const filters = '#filters';

function Filters({ total }: FiltersProps) {
  return (
    <>
      <button type="button" onClick={() => pressed.push('button')}>
        Нравится
      </button>
      <input type="checkbox" aria-label="Мужчинам" onChange={({ target }) => pressed.push(`box ${target.checked}`)} />
      <select aria-label="Сначала" onChange={({ target }) => pressed.push(target.value)}>
        <option>популярные</option>
        <option>дешёвые</option>
      </select>
      <p>Найдено {total}</p>
      <a href="/product/kedy">Кеды</a>
      <a href="/auth" aria-haspopup="dialog" onClick={(event) => [event.preventDefault(), pressed.push('dialog')]}>
        Войти
      </a>
      <a href={filters} onClick={(event) => [event.preventDefault(), pressed.push('filters')]}>
        Фильтры
      </a>
    </>
  );
}

const markup =
  '<div class="css-1obf64m" data-late=""><!--$--><button type="button">Нравится</button><input type="checkbox" aria-label="Мужчинам"><select aria-label="Сначала"><option>популярные</option><option>дешёвые</option></select><p>Найдено <!-- -->5</p><a href="/product/kedy">Кеды</a><a href="/auth" aria-haspopup="dialog">Войти</a><a href="#filters">Фильтры</a><!--/$--></div><button type="button">Больше</button><output>/</output>';

/** A page as the server sent it, whose part has a script that is still on its way; what is done `before` meets no script at all. */
async function takeOver(before = () => {}) {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType<FiltersProps> }>();
  const Part = served(lazy(() => promise));
  function Page() {
    const [total, setTotal] = useState(5);
    useLayoutEffect(frameHasCome, []);
    useEffect(repeatInFrame, []);
    return (
      <>
        <Part total={total} />
        <button type="button" onClick={() => setTotal((known) => known + 2)}>
          Больше
        </button>
        <output>{useLocation().pathname}</output>
      </>
    );
  }
  const root = document.createElement('main');
  root.innerHTML = markup;
  document.body.replaceChildren(root);
  pressed.length = 0;
  window.earlyPresses = [];
  before();
  keepEarlyPresses();
  await act(async () => {
    hydrateRoot(
      root,
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    );
  });
  return async () => {
    await act(async () => resolve({ default: Filters }));
  };
}

test('what changes before the script has come leaves the markup, and is shown with it', async () => {
  const come = await takeOver();
  await act(async () => screen.getByText('Больше').click());
  screen.getByText('Найдено 5');
  await come();
  await waitFor(() => screen.getByText('Найдено 7'));
});

test('what was pressed before the script had come is pressed once it is there, and once only', async () => {
  const come = await takeOver();
  await act(async () => {
    screen.getByText('Нравится').click();
    screen.getByRole('checkbox').click();
  });
  expect(pressed).toEqual([]);
  await come();
  await waitFor(() => expect(pressed).toEqual(['button', 'box true']));
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  await act(async () => screen.getByText('Нравится').click());
  expect(pressed).toEqual(['button', 'box true', 'button']);
});

test('what was pressed before there was any script is pressed once its own is there, and once only', async () => {
  const come = await takeOver(() => {
    screen.getByText('Больше').click();
    screen.getByText('Нравится').click();
    screen.getByRole('checkbox').click();
  });
  expect(pressed).toEqual([]);
  await come();
  await waitFor(() => expect(pressed).toEqual(['button', 'box true']));
  screen.getByText('Найдено 7');
  await act(async () => screen.getByText('Больше').click());
  screen.getByText('Найдено 9');
  expect(pressed).toEqual(['button', 'box true']);
});

test('what was chosen before the script had come is chosen once it is there', async () => {
  const come = await takeOver();
  const order = screen.getByRole<HTMLSelectElement>('combobox');
  await act(async () => {
    order.value = 'дешёвые';
    order.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await come();
  await waitFor(() => expect(pressed).toEqual(['дешёвые']));
});

test('a link that only leads away is followed at once, one that opens something waits for its script', async () => {
  const come = await takeOver();
  await act(async () => {
    screen.getByText('Войти').click();
    screen.getByText('Кеды').click();
  });
  expect(screen.getByRole('status').textContent).toBe('/product/kedy');
  expect(pressed).toEqual([]);
  await come();
  await waitFor(() => expect(pressed).toEqual(['dialog']));
});

/** After a link that is held would have been followed without its script. */
const noLongerHeld = () => new Promise((resolve) => setTimeout(resolve, longestMs + 100));

test('a link that was pressed twice is answered once, and not followed as well', async () => {
  const come = await takeOver();
  await act(async () => {
    screen.getByText('Фильтры').click();
    screen.getByText('Фильтры').click();
  });
  await come();
  await waitFor(() => expect(pressed).toEqual(['filters']));
  await noLongerHeld();
  expect(location.hash).toBe('');
});

test('a link is not followed any more once something else was chosen', async () => {
  const come = await takeOver();
  await act(async () => {
    screen.getByText('Фильтры').click();
    screen.getByRole('checkbox').click();
  });
  await come();
  await waitFor(() => expect(pressed).toEqual(['box true']));
  await noLongerHeld();
  expect(pressed).toEqual(['box true']);
  expect(location.hash).toBe('');
});

test('what was chosen before a link is chosen, and the link is followed after it', async () => {
  const come = await takeOver();
  await act(async () => {
    screen.getByRole('checkbox').click();
    screen.getByText('Фильтры').click();
  });
  await come();
  await waitFor(() => expect(pressed).toEqual(['box true', 'filters']));
});

test('a page that is gone to without its script comes with it, and the page before stays until then', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>();
  const Goods = servedPage(lazy(() => promise));
  function Shop() {
    const [isAtGoods, goTo] = useState(false);
    return isAtGoods ? (
      <Goods />
    ) : (
      <button type="button" onClick={() => startTransition(() => goTo(true))}>
        Дальше
      </button>
    );
  }
  render(
    <MemoryRouter>
      <Shop />
    </MemoryRouter>,
  );
  await act(async () => screen.getByText('Дальше').click());
  screen.getByText('Дальше');
  await act(async () => resolve({ default: () => <p>Товары</p> }));
  screen.getByText('Товары');
  expect(screen.queryByText('Дальше')).toBe(null);
});
