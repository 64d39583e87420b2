import { describe, expect, it } from '@jest/globals';
import { BitSet } from './bit-set.js';
import { MemberSets } from './member-sets.js';
import { Subset } from './subset.js';

const createSet = (members: Iterable<number>): BitSet => {
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
const memberships: ((productNumber: number) => boolean)[] = [
  () => true,
  (productNumber) => productNumber % 10 === 0,
  (productNumber) => productNumber % 1_000 === 0,
  (productNumber) => productNumber < 100,
];
const fillSets = (productCount: number): MemberSets => {
  const sets = new MemberSets();
  for (let productNumber = 0; productNumber < productCount; productNumber += 1) {
    memberships.forEach((isMember, set) => {
      if (isMember(productNumber)) sets.add(set, productNumber);
    });
  }
  return sets;
};
const listProductNumbers = (count: number) => Array.from({ length: count }, (_, productNumber) => productNumber);

describe('member sets', () => {
  it.each([1, 50, 130, 1_000, 20_000])('list and count the products that were added to them (products of the shop: %i)', (count) => {
    const sets = fillSets(count);
    const everyThird = createSet(listProductNumbers(count).filter((productNumber) => productNumber % 3 === 0));
    memberships.forEach((isMember, set) => {
      const members = listProductNumbers(count).filter(isMember);
      expect(listMembers(sets, set)).toEqual(members);
      expect(sets.countIn(new Subset(everyThird), set)).toBe(members.filter((productNumber) => productNumber % 3 === 0).length);
      expect([sets.countIn(new Subset(createSet([0])), set), sets.countIn(new Subset(createSet([count])), set)]).toEqual([1, 0]);
    });
  });

  it('lose removed products, and contain them again once they are added again', () => {
    const sets = fillSets(20_000);
    const removedProducts = [0, 10, 1_000, 19_999];
    sets.deleteAll(createSet(removedProducts));
    memberships.forEach((isMember, set) => {
      expect(listMembers(sets, set)).toEqual(
        listProductNumbers(20_000).filter((productNumber) => isMember(productNumber) && !removedProducts.includes(productNumber)),
      );
    });
    sets.trim();
    sets.add(2, 10);
    sets.add(3, 19_999);
    expect(listMembers(sets, 2).slice(0, 3)).toEqual([10, 2_000, 3_000]);
    expect(listMembers(sets, 3).at(-1)).toBe(19_999);
  });
});
