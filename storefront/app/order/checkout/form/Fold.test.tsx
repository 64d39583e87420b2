/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { PhoneFold } from './Fold.tsx';

const renderFold = (isFolded: boolean, content = <input aria-label="Код" />) => (
  <PhoneFold text="Промокод" action="Добавить" isFolded={isFolded}>
    {content}
  </PhoneFold>
);

// The styles of a phone do not apply here, where the line is hidden.
const findLine = () => screen.queryByRole('button', { hidden: true });
const open = () => fireEvent.click(findLine() as HTMLElement);

test('a line opens to its fields and moves the focus there, and they stay open', () => {
  const { rerender } = render(renderFold(true));
  expect([findLine()?.textContent, findLine()?.getAttribute('aria-expanded')]).toEqual(['Промокод Добавить', 'false']);
  open();
  expect(document.activeElement).toBe(screen.getByLabelText('Код'));
  rerender(renderFold(true));
  expect(findLine()).toBeNull();
});

test('a line without fields moves the focus to its content', () => {
  render(renderFold(true, <p>Пальто</p>));
  open();
  expect(document.activeElement?.textContent).toBe('Пальто');
});

test('fields with an error are no line any more', () => {
  const { rerender } = render(renderFold(true));
  rerender(renderFold(false));
  expect(findLine()).toBeNull();
});
