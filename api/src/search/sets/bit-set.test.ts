import { describe, expect, it } from '@jest/globals';
import { BitSet } from './bit-set.js';
import { MemberSet } from './member-set.js';

const numbers = [0, 1, 31, 32, 33, 63, 64, 1_000, 4_095];
const setOf = (members: readonly number[]): BitSet => {
  const set = new BitSet();
  for (const member of members) set.add(member);
  return set;
};

describe('a bit set', () => {
  it('contains the numbers that were added and not deleted', () => {
    const set = setOf(numbers);
    set.delete(31);
    set.delete(1_000_000);
    expect([...set]).toEqual([0, 1, 32, 33, 63, 64, 1_000, 4_095]);
    expect([set.size, set.has(31), set.has(32), set.has(1_000_000)]).toEqual([8, false, true, false]);
  });

  it('intersects and unites sets of different lengths', () => {
    const small = setOf([1, 33]);
    const large = setOf([33, 4_095]);
    expect([[...small.and(large)], [...large.and(small)], small.countAnd(large), large.countAnd(small)]).toEqual([[33], [33], 1, 1]);
    expect([small.meets(large), large.meets(setOf([7]))]).toEqual([true, false]);
    small.addAll(large);
    expect([...small]).toEqual([1, 33, 4_095]);
    expect([...large]).toEqual([33, 4_095]);
  });
});

describe('a member set', () => {
  it('behaves the same at every size', () => {
    const set = new MemberSet();
    const among = setOf(numbers);
    for (let number = 0; number < 200; number += 1) {
      set.add(number);
      set.add(number);
      const all = new BitSet();
      set.addTo(all);
      expect(all.size).toBe(number + 1);
      expect(set.countIn(among)).toBe(numbers.filter((each) => each <= number).length);
    }
    for (const number of numbers) set.delete(number);
    expect([set.countIn(among), set.meets(among)]).toEqual([0, false]);
  });
});
