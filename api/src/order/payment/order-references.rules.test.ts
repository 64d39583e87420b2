import { describe, expect, it } from '@jest/globals';
import { bonusReference, orderOfReference, revivedBonusReference, unitBonusReference } from './order-references.rules.js';

const id = '01a1f861-b930-77a5-9ae7-77c0dd5aa755';

describe('the order of a bonus entry', () => {
  it.each([
    bonusReference(id),
    revivedBonusReference(id),
    unitBonusReference(id, 'unit'),
    `debt:${unitBonusReference(id, 'unit')}`,
  ])('is found in %s', (reference) => expect(orderOfReference(reference)).toBe(id));

  it.each(['welcome', 'order-1', 'order:1', `unit:${id}`, `order:${id}0`])('is not found in %s', (reference) => {
    expect(orderOfReference(reference)).toBeNull();
  });
});
