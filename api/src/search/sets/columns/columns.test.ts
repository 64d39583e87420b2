import { describe, expect, it } from '@jest/globals';
import { BitSet } from '../bit-set.js';
import { Subset } from '../subset.js';
import { NumberColumn, TextColumn } from './columns.js';
import { ModelColumn } from './model-column.js';
import { NumberLists } from './number-lists.js';
import { ProductIds } from './product-ids.js';
import { SharedLists } from './shared-lists.js';
import { TextNumbers } from './text-numbers.js';

const listNumbersBelow = (end: number) => Array.from({ length: end }, (_, number) => number);

describe('number lists', () => {
  it('keep their order and do not mix while they grow alternately, shrink and are trimmed', () => {
    const lists = new NumberLists();
    const expected: number[][] = listNumbersBelow(40).map(() => []);
    const push = (list: number, number: number) => {
      expected[list]?.push(number);
      lists.push(list, number);
    };
    const filter = (isStored: (number: number) => boolean) => {
      expected.forEach((numbers, list) => {
        expected[list] = numbers.filter(isStored);
      });
      lists.retain(isStored);
    };
    for (const round of listNumbersBelow(300)) {
      for (const list of listNumbersBelow(40)) if (list % 7 !== round % 7) push(list, round * 100 + list);
      if (round === 100) lists.trim();
      if (round % 90 === 0) filter((number) => number % 3 !== 0);
    }
    expect(listNumbersBelow(40).map((list) => [...lists.get(list)])).toEqual(expected);
    expect(lists.getLength(3)).toBe(expected[3]?.length);
  });

  it('store numbers up to 2 ** 32 - 1, and are empty until they are written', () => {
    const lists = new NumberLists();
    lists.push(1_000, 2 ** 32 - 1);
    expect([[...lists.get(1_000)], [...lists.get(999)], [...lists.get(5_000)], lists.getLength(5_000)]).toEqual([[2 ** 32 - 1], [], [], 0]);
  });

  it('replace a list by a longer or shorter list', () => {
    const lists = new NumberLists();
    lists.write(0, [1, 2, 3]);
    lists.write(1, [4]);
    lists.write(0, [5]);
    lists.write(1, [6, 7]);
    expect([[...lists.get(0)], [...lists.get(1)]]).toEqual([[5], [6, 7]]);
  });
});

describe('shared lists', () => {
  it('count the numbers of the selected owners, and store equal lists once, as long as an owner has that list', () => {
    const lists = new SharedLists();
    const toList = (owner: number, round: number): number[] => [owner % 3, 10 + ((owner + round) % 4), 100 + round];
    const owners = Uint32Array.from(listNumbersBelow(500).filter((owner) => owner % 5 !== 0));
    for (const round of listNumbersBelow(4)) {
      for (const owner of listNumbersBelow(500)) lists.write(owner, toList(owner, round));
      if (round === 2) lists.trim();
      const expected = new Uint32Array(200);
      for (const number of [...owners].flatMap((owner) => toList(owner, round))) expected[number] = (expected[number] ?? 0) + 1;
      const counts = new Uint32Array(200);
      lists.tally(owners, counts);
      expect([counts, lists.size]).toEqual([expected, 12]);
    }
  });

  it('count nothing for owners without a list', () => {
    const lists = new SharedLists();
    const counts = new Uint32Array(3);
    lists.write(7, [1]);
    lists.write(8, []);
    lists.tally(Uint32Array.of(0, 7, 8, 5_000), counts);
    expect([...counts]).toEqual([0, 1, 0]);
  });
});

describe('text numbers', () => {
  it('give each distinct text a number, in any script and length', () => {
    const texts = ['', 'а', 'кеды', 'Кеды', '😀', 'x'.repeat(3_000), ...listNumbersBelow(20_000).map((number) => `M${number}`)];
    const numbers = new TextNumbers();
    expect(texts.map((text) => numbers.assignNumber(text))).toEqual([...texts.keys()]);
    expect(texts.map((text) => numbers.assignNumber(text))).toEqual([...texts.keys()]);
    expect(listNumbersBelow(texts.length).map((number) => numbers.getText(number))).toEqual(texts);
    expect([numbers.size, numbers.findNumber('M20000'), numbers.findNumber('M19999')]).toEqual([20_006, undefined, 20_005]);
  });

  it('sort texts by their code units, as JavaScript does', () => {
    const texts = ['б', 'а', '', 'аа', 'a', 'Ё', 'ё', '😀', 'я'];
    const numbers = new TextNumbers();
    for (const text of texts) numbers.assignNumber(text);
    expect([...texts.keys()].sort(numbers.compare).map((number) => numbers.getText(number))).toEqual([...texts].sort());
  });
});

describe('product ids', () => {
  it('are read back from their numbers unchanged, and the numbers compare like the ids', () => {
    const addedIds = listNumbersBelow(200).map(() => crypto.randomUUID());
    addedIds.push('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff');
    const ids = new ProductIds();
    expect(addedIds.map((id) => ids.assignNumber(id))).toEqual([...addedIds.keys()]);
    expect([...addedIds.keys()].sort(ids.compare).map((number) => ids.getId(number))).toEqual([...addedIds].sort());
    expect([ids.size, ids.findNumber(addedIds[7] ?? ''), ids.findNumber(crypto.randomUUID())]).toEqual([202, 7, undefined]);
  });
});

describe('columns', () => {
  it('store a number or a text at each position, and count each text at selected positions', () => {
    const [numbers, texts] = [new NumberColumn(), new TextColumn()];
    numbers.write(5_000, Number.MAX_SAFE_INTEGER);
    texts.write(5_000, 'кеды');
    texts.write(5_001, 'кеды');
    texts.write(5_000, null);
    expect([numbers.get(5_000), numbers.get(4_999), numbers.get(9_999)]).toEqual([Number.MAX_SAFE_INTEGER, 0, 0]);
    expect([texts.get(5_000), texts.get(5_001), texts.get(9_999)]).toEqual([null, 'кеды', null]);
    expect([...texts.count(Uint32Array.of(5_000, 5_001, 9_999))]).toEqual([['кеды', 1]]);
  });
});

describe('models', () => {
  const toModel = (productNumber: number): string => `M${productNumber % 7 === 0 ? productNumber % 50 : productNumber % 150}`;
  const selectProducts = (condition: (productNumber: number) => boolean): Subset => {
    const products = new BitSet();
    for (const productNumber of listNumbersBelow(600)) if (condition(productNumber)) products.add(productNumber);
    return new Subset(products);
  };
  const column = new ModelColumn();
  for (const productNumber of listNumbersBelow(600)) {
    column.write(productNumber, 'earlier');
    column.write(productNumber, toModel(productNumber));
  }
  const section = selectProducts((productNumber) => productNumber % 5 !== 0);

  /** Counts the models of the section, sorted by their number of products in the subset, then in the section, then by name. */
  const countAll = (subset: Subset, max: number): [string, number][] => {
    const countIn = ({ numbers }: Subset, model: string) => numbers.filter((productNumber) => toModel(productNumber) === model).length;
    return [...new Set(Array.from(section.numbers, toModel))]
      .sort()
      .sort((one, other) => countIn(subset, other) - countIn(subset, one) || countIn(section, other) - countIn(section, one))
      .slice(0, max)
      .map((model) => [model, countIn(subset, model)]);
  };

  it.each([
    ['few', 13],
    ['half', 2],
    ['all', 1],
  ])('are counted in a listing with %s of the products of a section, the most frequent models first', (_many, divisor) => {
    const sectionCounts = column.countModels(
      { section, subset: section, sectionCounts: undefined },
      { max: 100, sortBy: 'count', chosen: [] },
    );
    expect([...sectionCounts]).toEqual(countAll(section, 100));
    const subset = selectProducts((productNumber) => productNumber % 5 !== 0 && productNumber % divisor === 0);
    const counts = column.countModels(
      { section, subset, sectionCounts },
      { max: 100, sortBy: 'count', chosen: ['M149', 'M150', 'earlier'] },
    );
    const isChosen = ([model]: [string, number]) => model === 'M149';
    expect([...counts].filter((count) => !isChosen(count))).toEqual(countAll(subset, 100).filter((count) => !isChosen(count)));
    expect(counts.get('M149')).toBe(countAll(subset, 1_000).find(isChosen)?.[1]);
    expect([counts.has('M150'), counts.has('earlier')]).toEqual([false, false]);
  });
});
