/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { render, screen } from '@testing-library/react';
import { BonusChoice } from './BonusChoice.tsx';

const quoteInput = { productItemIds: ['1'], promocode: null };

const renderChoice = (bonusBalance: number) =>
  render(
    <BonusChoice
      {...{ bonusBalance, quoteInput }}
      max={0}
      chosen={0}
      isWithoutBonuses={false}
      wasChoiceReset={false}
      choose={() => undefined}
    />,
  );

const respond = async (phone: string | null) => ({ text: async () => JSON.stringify({ data: { user: { phone } } }) }) as Response;

const { fetch } = globalThis;

afterEach(() => {
  globalThis.fetch = fetch;
});

test('a shopper without bonuses sees an empty line until the phone number has loaded, and without one a link to confirm one', async () => {
  const response = Promise.withResolvers<Response>();
  globalThis.fetch = () => response.promise;
  const { container } = renderChoice(0);
  expect([container.textContent, container.querySelector('button')]).toEqual(['\u00a0', null]);
  response.resolve(await respond(null));
  expect((await screen.findByRole('link')).textContent).toBe('Подтвердите телефон');
});

test('the row of bonuses appears for a shopper with a phone number, and for one with bonuses before the number has loaded', async () => {
  globalThis.fetch = () => respond('+79001234567');
  renderChoice(0);
  expect((await screen.findByRole('button')).textContent).toMatch(/^Meet-бонусы/);
  const { container } = renderChoice(100);
  expect(container.querySelector('button')).not.toBeNull();
});
