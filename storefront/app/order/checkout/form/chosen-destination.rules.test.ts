import { cannedAddresses, cannedPoints, cannedValues } from '../checkout.canned.ts';
import { describeChosenDestination } from './chosen-destination.rules.ts';

const addressesAndPoints = { addresses: cannedAddresses, points: [null, ...cannedPoints] };

test.each([
  ['a pickup point', { way: 'PICKUP', point: 'kazan-1' }, /^Пункт выдачи: Казань, ул\.\sБаумана, 44$/],
  ['a saved address', { way: 'COURIER', address: 'home' }, /^Курьером: Казань, ул\.\sЩапова, д\.\s26, кв\.\s14$/],
  ['a typed address', { way: 'COURIER', street: 'ул. Гоголя', house: '3' }, /^Курьером: Казань, ул\. Гоголя, д\.\s3$/],
])('%s is described with its city, without the region', (_what, values, expected) => {
  const chosen = { ...cannedValues, city: 'Казань, Республика Татарстан', ...values };
  expect(describeChosenDestination(chosen, addressesAndPoints)).toMatch(expected);
});

test.each([
  ['a missing delivery method', { way: '' }],
  ['a pickup point that is not among the loaded points', { way: 'PICKUP', point: 'closed' }],
  ['a street without a house', { way: 'COURIER', street: 'ул. Гоголя', house: ' ' }],
])('no destination is described for %s', (_what, values) => {
  expect(describeChosenDestination({ ...cannedValues, city: 'Казань', ...values }, addressesAndPoints)).toBe(null);
});
