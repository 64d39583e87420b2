/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CodeFold } from './CodeFold.tsx';

const reason = 'Не действует на эти товары';
const renderFold = (currentReason: string | null) => (
  <CodeFold code="ОСЕНЬ10" reason={currentReason}>
    <input aria-label="Код" />
  </CodeFold>
);

const isFolded = () => document.querySelector('details:not([open]) + div') !== null;
const getField = () => screen.getByLabelText<HTMLInputElement>('Код');

test('an inapplicable promo code is displayed with the reason, and its field is folded until the shopper opens it', async () => {
  const { rerender } = render(renderFold(reason));
  screen.getByText('Промокод ОСЕНЬ10');
  screen.getByText(reason);
  expect(isFolded()).toBe(true);
  fireEvent.click(document.querySelector('summary') as HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(getField()));
  rerender(renderFold(null));
  rerender(renderFold(reason));
  expect(isFolded()).toBe(false);
});

test('the field of an applicable promo code is not folded, even if the code becomes inapplicable while the shopper types', () => {
  const { rerender } = render(renderFold(null));
  expect([screen.queryByText('Промокод ОСЕНЬ10'), isFolded()]).toEqual([null, false]);
  const field = getField();
  fireEvent.focus(field);
  fireEvent.input(field, { target: { value: 'ЗИМА5' } });
  rerender(renderFold(reason));
  expect([getField(), getField().value, isFolded()]).toEqual([field, 'ЗИМА5', false]);
});
