/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ChoiceCards } from './index.ts';

afterEach(cleanup);

const options = [
  { value: 'pickup', label: 'Пункт выдачи', price: 0, more: 'Хранят 7 дней' },
  { value: 'courier', label: 'Курьер', price: 88_500 },
  { value: 'post', label: 'Почта', price: null },
];

it('ChoiceCards names a card by its title and price, even if the price is zero', () => {
  render(<ChoiceCards label="Доставка" options={options} />);
  for (const name of [/^Пункт выдачи 0\s₽$/, /^Курьер 885\s₽$/, /^Почта$/]) expect(screen.getByRole('radio', { name })).toBeTruthy();
});

it('ChoiceCards describes only the selected card by its details', () => {
  render(<ChoiceCards label="Доставка" options={options} defaultValue="pickup" />);
  const pickup = screen.getByRole('radio', { name: /^Пункт/ });
  const readDescription = () => document.getElementById(pickup.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(readDescription()).toBe('Хранят 7 дней');
  fireEvent.click(screen.getByRole('radio', { name: /^Курьер/ }));
  expect(readDescription()).toBeUndefined();
});

it('ChoiceCards does not change its selection by itself when it is controlled', () => {
  render(<ChoiceCards label="Доставка" options={options} value="pickup" />);
  fireEvent.click(screen.getByRole('radio', { name: /^Курьер/ }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Пункт/ }).checked).toBe(true);
});
