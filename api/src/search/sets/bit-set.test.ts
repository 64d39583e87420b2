import { describe, expect, it } from '@jest/globals';
import { BitSet, hasCommonNumber, intersect } from './bit-set.js';

const numbers = [0, 1, 31, 32, 33, 63, 64, 1_000, 4_095];
const createSet = (members: readonly number[]): BitSet => {
  const set = new BitSet();
  for (const member of members) set.add(member);
  return set;
};

describe('a bit set', () => {
  it('contains the numbers that were added and not deleted', () => {
    const set = createSet(numbers);
    set.delete(31);
    set.delete(1_000_000);
    expect([...set]).toEqual([0, 1, 32, 33, 63, 64, 1_000, 4_095]);
    expect([set.size, set.has(31), set.has(32), set.has(1_000_000)]).toEqual([8, false, true, false]);
  });

  it('can be intersected with, united with and reduced by a set of another length', () => {
    const small = createSet([1, 33]);
    const large = createSet([33, 4_095]);
    expect([[...small.and(large)], [...large.and(small)], small.countIntersection(large), large.countIntersection(small)]).toEqual([
      [33],
      [33],
      1,
      1,
    ]);
    expect([[...large.without(small)], [...small.without(large)]]).toEqual([[4_095], [1]]);
    expect([[...intersect([small, large, createSet([33, 5_000])])], [...intersect([])]]).toEqual([[33], []]);
    expect([hasCommonNumber([small, large]), hasCommonNumber([large, small, createSet([1])]), hasCommonNumber([])]).toEqual([
      true,
      false,
      false,
    ]);
    small.addAll(large);
    expect([...small]).toEqual([1, 33, 4_095]);
    expect([...large]).toEqual([33, 4_095]);
    small.deleteAll(createSet([33, 5_000]));
    expect([...small]).toEqual([1, 4_095]);
  });
});
