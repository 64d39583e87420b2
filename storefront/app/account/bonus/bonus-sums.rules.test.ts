import type { BonusEntryKind } from '../../platform/graphql/generated/graphql.ts';
import { sumByKind } from './bonus-sums.rules.ts';

const listSums = (...entries: [BonusEntryKind, number][]) =>
  sumByKind(entries.map(([kind, amount]) => ({ kind, amount }))).map(({ kind, amount }) => [kind, amount]);

test('the three bonus entries of a payment are displayed as one', () => {
  expect(listSums(['SPEND', -700], ['RELEASE', 700], ['HOLD', -700])).toEqual([['SPEND', -700]]);
});

test('bonuses held for an unpaid order are listed', () => {
  expect(listSums(['HOLD', -470])).toEqual([['HOLD', -470]]);
});

test('bonuses that an unpaid order held and released are listed as two entries', () => {
  expect(listSums(['RELEASE', 470], ['HOLD', -470])).toEqual([
    ['HOLD', -470],
    ['RELEASE', 470],
  ]);
});

test('if a payment revives an order, its bonus entries are displayed as one payment', () => {
  expect(listSums(['SPEND', -9], ['RELEASE', 9], ['HOLD', -9], ['RELEASE', 9], ['HOLD', -9])).toEqual([['SPEND', -9]]);
});

test('cashback, revoked bonuses and returned bonuses of one order are summed up by kind', () => {
  const sums = listSums(
    ['REVOKE', -50],
    ['RETURN', 106],
    ['ACCRUE', 50],
    ['ACCRUE', 482],
    ['SPEND', -700],
    ['RELEASE', 700],
    ['HOLD', -700],
  );
  expect(sums).toEqual([
    ['SPEND', -700],
    ['RETURN', 106],
    ['ACCRUE', 532],
    ['REVOKE', -50],
  ]);
});
