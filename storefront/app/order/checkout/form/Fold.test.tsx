/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NarrowFold } from './Fold.tsx';

const renderFold = (isFolded: boolean, content = <input aria-label="Код" />) => (
  <NarrowFold text="Промокод" action="Добавить" isFolded={isFolded}>
    {content}
  </NarrowFold>
);

const findDetails = () => document.querySelector('details') as HTMLDetailsElement;
const open = () => fireEvent.click(document.querySelector('summary') as HTMLElement);

test('opening a folded section moves the focus to its first field, and the section stays open when rendered again', async () => {
  const { rerender } = render(renderFold(true));
  expect([findDetails().textContent, findDetails().open]).toEqual(['Промокод Добавить', false]);
  open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Код')));
  rerender(renderFold(true));
  expect(findDetails().open).toBe(true);
});

test('opening a folded section without fields moves the focus to its content', async () => {
  render(renderFold(true, <p>Пальто</p>));
  open();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Пальто'));
});

test('a section opened before hydration stays open', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(renderFold(true));
  document.body.append(container);
  findDetails().open = true;
  const { rerender } = render(renderFold(true), { container, hydrate: true });
  rerender(renderFold(true, <input aria-label="Другой код" />));
  expect(findDetails().open).toBe(true);
  container.remove();
});

test('a folded section opens when its parent component no longer folds it', () => {
  const { rerender } = render(renderFold(true));
  rerender(renderFold(false));
  expect(findDetails().open).toBe(true);
});
