/** @jest-environment jest-environment-jsdom */
import { ChosenBonusesStore } from './chosen-bonuses.store.ts';

test('changing the goods in the cart resets the chosen bonuses, and the reset is reported until the shopper has been notified', () => {
  const store = new ChosenBonusesStore();
  store.choose(470, ['bag', 'slope']);
  expect([store.getBonusesFor(['slope', 'bag']), store.wasResetByCartChange(['slope', 'bag'])]).toEqual([470, false]);
  expect([store.getBonusesFor(['slope']), store.wasResetByCartChange(['slope'])]).toEqual([0, true]);
  store.forgetReset(['slope']);
  expect([store.getBonusesFor(['bag', 'slope']), store.wasResetByCartChange(['slope'])]).toEqual([0, false]);
});

test('no reset is reported for entirely different goods or if no bonuses were chosen', () => {
  const store = new ChosenBonusesStore();
  store.choose(470, ['bag', 'slope']);
  expect([store.wasResetByCartChange(['jacket']), store.wasResetByCartChange([])]).toEqual([false, false]);
  store.choose(0, ['bag', 'slope']);
  expect(store.wasResetByCartChange(['bag'])).toBe(false);
});
