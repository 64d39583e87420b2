import { describe, expect, it } from '@jest/globals';
import { BitSet } from './bit-set.js';
import { MemberSets } from './member-sets.js';
import { Subset } from './subset.js';

const ensureSet = (members: Iterable<number>): BitSet => {
  const set = new BitSet();
  for (const member of members) set.add(member);
  return set;
};
const listMembers = (sets: MemberSets, set: number): number[] => {
  const members = new BitSet();
  sets.addTo(members, set);
  return [...members];
};

/** Set 0 has every product, set 1 every tenth, set 2 every thousandth, and set 3 the first hundred. */
const shares: ((product: number) => boolean)[] = [
  () => true,
  (product) => product % 10 === 0,
  (product) => product % 1_000 === 0,
  (product) => product < 100,
];
const fillSets = (products: number): MemberSets => {
  const sets = new MemberSets();
  for (let product = 0; product < products; product += 1) {
    shares.forEach((has, set) => {
      if (has(product)) sets.add(set, product);
    });
  }
  return sets;
};
const products = (many: number) => Array.from({ length: many }, (_, product) => product);

describe('member sets', () => {
  it.each([1, 50, 130, 1_000, 20_000])('have the right members in a shop of %i products', (many) => {
    const sets = fillSets(many);
    const among = ensureSet(products(many).filter((product) => product % 3 === 0));
    shares.forEach((has, set) => {
      const members = products(many).filter(has);
      expect(listMembers(sets, set)).toEqual(members);
      expect(sets.countIn(new Subset(among), set)).toBe(members.filter((product) => product % 3 === 0).length);
      expect([sets.countIn(new Subset(ensureSet([0])), set), sets.countIn(new Subset(ensureSet([many])), set)]).toEqual([1, 0]);
    });
  });

  it('lose removed products, and contain them again once they are back', () => {
    const sets = fillSets(20_000);
    const lost = [0, 10, 1_000, 19_999];
    sets.deleteAll(ensureSet(lost));
    shares.forEach((has, set) => {
      expect(listMembers(sets, set)).toEqual(products(20_000).filter((product) => has(product) && !lost.includes(product)));
    });
    sets.trim();
    sets.add(2, 10);
    sets.add(3, 19_999);
    expect(listMembers(sets, 2).slice(0, 3)).toEqual([10, 2_000, 3_000]);
    expect(listMembers(sets, 3).at(-1)).toBe(19_999);
  });
});
