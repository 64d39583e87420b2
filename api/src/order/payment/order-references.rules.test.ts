import { describe, expect, it } from '@jest/globals';
import { buildBonusReference, buildRevivalReference, buildUnitBonusReference, findOrderIdByReference } from './order-references.rules.js';

const id = '01a1f861-b930-77a5-9ae7-77c0dd5aa755';

describe('the order of a bonus entry', () => {
  it.each([
    buildBonusReference(id),
    buildRevivalReference(id),
    buildUnitBonusReference(id, 'unit'),
    `debt:${buildUnitBonusReference(id, 'unit')}`,
  ])('is found in the reference "%s"', (reference) => expect(findOrderIdByReference(reference)).toBe(id));

  it.each(['welcome', 'order-1', 'order:1', `unit:${id}`, `order:${id}0`])('is not found in the reference "%s"', (reference) => {
    expect(findOrderIdByReference(reference)).toBeNull();
  });
});
