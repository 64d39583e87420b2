import { describe, expect, it } from '@jest/globals';
import { NumberColumn, TextColumn } from './columns.js';
import { NumberLists } from './number-lists.js';
import { ProductIds } from './product-ids.js';
import { TextNumbers } from './text-numbers.js';

const upTo = (end: number) => Array.from({ length: end }, (_, number) => number);

describe('number lists', () => {
  it('keep their order and stay apart while they grow alternately, shrink and are trimmed', () => {
    const lists = new NumberLists();
    const expected: number[][] = upTo(40).map(() => []);
    const push = (list: number, number: number) => {
      expected[list]?.push(number);
      lists.push(list, number);
    };
    const filter = (isStored: (number: number) => boolean) => {
      expected.forEach((numbers, list) => {
        expected[list] = numbers.filter(isStored);
      });
      lists.filter(isStored);
    };
    for (const round of upTo(300)) {
      for (const list of upTo(40)) if (list % 7 !== round % 7) push(list, round * 100 + list);
      if (round === 100) lists.trim();
      if (round % 90 === 0) filter((number) => number % 3 !== 0);
    }
    expect(upTo(40).map((list) => [...lists.of(list)])).toEqual(expected);
    expect(lists.getLength(3)).toBe(expected[3]?.length);
  });

  it('store the largest number, and a list that was never written is empty', () => {
    const lists = new NumberLists();
    lists.push(1_000, 2 ** 32 - 1);
    expect([[...lists.of(1_000)], [...lists.of(999)], [...lists.of(5_000)], lists.getLength(5_000)]).toEqual([[2 ** 32 - 1], [], [], 0]);
  });

  it('replace a list by a longer or shorter one', () => {
    const lists = new NumberLists();
    lists.write(0, [1, 2, 3]);
    lists.write(1, [4]);
    lists.write(0, [5]);
    lists.write(1, [6, 7]);
    expect([[...lists.of(0)], [...lists.of(1)]]).toEqual([[5], [6, 7]]);
  });
});

describe('text numbers', () => {
  it('give each distinct text a number, in any script and length', () => {
    const texts = ['', 'а', 'кеды', 'Кеды', '😀', 'x'.repeat(3_000), ...upTo(20_000).map((number) => `M${number}`)];
    const numbers = new TextNumbers();
    expect(texts.map((text) => numbers.getNumber(text))).toEqual([...texts.keys()]);
    expect(texts.map((text) => numbers.getNumber(text))).toEqual([...texts.keys()]);
    expect(upTo(texts.length).map((number) => numbers.getText(number))).toEqual(texts);
    expect([numbers.size, numbers.findNumber('M20000'), numbers.findNumber('M19999')]).toEqual([20_006, undefined, 20_005]);
  });

  it('compare texts like the language does', () => {
    const texts = ['б', 'а', '', 'аа', 'a', 'Ё', 'ё', '😀', 'я'];
    const numbers = new TextNumbers();
    for (const text of texts) numbers.getNumber(text);
    expect([...texts.keys()].sort(numbers.compare).map((number) => numbers.getText(number))).toEqual([...texts].sort());
  });
});

describe('product ids', () => {
  it('are returned unchanged, and sort alike', () => {
    const given = upTo(200).map(() => crypto.randomUUID());
    given.push('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff');
    const ids = new ProductIds();
    expect(given.map((id) => ids.getNumber(id))).toEqual([...given.keys()]);
    expect([...given.keys()].sort(ids.compare).map((number) => ids.getId(number))).toEqual([...given].sort());
    expect([ids.size, ids.findNumber(given[7] ?? ''), ids.findNumber(crypto.randomUUID())]).toEqual([202, 7, undefined]);
  });
});

describe('columns', () => {
  it('store exact numbers and distinct texts', () => {
    const [numbers, texts] = [new NumberColumn(), new TextColumn()];
    numbers.write(5_000, Number.MAX_SAFE_INTEGER);
    texts.write(5_000, 'кеды');
    texts.write(5_001, 'кеды');
    texts.write(5_000, null);
    expect([numbers.of(5_000), numbers.of(4_999), numbers.of(9_999)]).toEqual([Number.MAX_SAFE_INTEGER, 0, 0]);
    expect([texts.of(5_000), texts.of(5_001), texts.of(9_999)]).toEqual([null, 'кеды', null]);
  });
});
