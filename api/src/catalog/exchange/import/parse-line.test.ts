import { describe, expect, it } from '@jest/globals';
import { catalogLine } from '../../../../test/catalog-lines.harness.js';
import { parseLine } from './parse-line.js';

const buildChangedLine = (product: number, fields: object): string => JSON.stringify({ ...JSON.parse(catalogLine(product, 2)), ...fields });

/** Parses a line that must be refused, and returns the code and message of each refusal. */
function listReasons(line: string): string[][] {
  const parsedLine = parseLine({ number: 2, bytes: Buffer.from(line) });
  if (!Array.isArray(parsedLine)) throw new Error('the line is not refused');
  expect(parsedLine.map((refusal) => refusal.line)).toEqual(parsedLine.map(() => 2));
  return parsedLine.map(({ code, message }) => [code, message]);
}

const newItem = { externalId: 'x', size: 'bench-36', supplier: 'CONTRACTOR', price: 100 };
/** More fields than a function call can have arguments. */
const manyFields = Object.fromEntries(Array.from({ length: 150_000 }, (_, field) => [`field${field}`, 1]));
const newItems = (count: number) => Array.from({ length: count }, (_, unit) => ({ ...newItem, externalId: `x-${unit}` }));

describe('parseLine', () => {
  it('reads a valid line', () => {
    expect(parseLine({ number: 2, bytes: Buffer.from(catalogLine(1, 2)) })).toMatchObject({ line: 2, product: { slug: 'bench-1' } });
  });

  it.each<[string, string, string, RegExp]>([
    ['broken JSON', '{"slug": "bench-1",', 'NOT_JSON', /не JSON/],
    ['a null byte', '\u0000', 'NOT_JSON', /не JSON/],
    ['a line that is not an object', '[]', 'INVALID_VALUE', /строка/],
    ['a missing slug', buildChangedLine(1, { slug: undefined }), 'INVALID_VALUE', /slug/],
    ['a slug with capitals', buildChangedLine(1, { slug: 'Bench-1' }), 'INVALID_VALUE', /строчные/],
    ['an unknown field', buildChangedLine(1, { colour2: 1 }), 'UNKNOWN_FIELD', /colour2/],
    [
      'an unknown field of an item',
      buildChangedLine(1, { items: [{ externalId: 'x', soldAt: '2026-01-01' }] }),
      'UNKNOWN_FIELD',
      /items\[0\]\.soldAt/,
    ],
    ['null for a required field', buildChangedLine(1, { name: null }), 'INVALID_VALUE', /name/],
    ['a name of spaces', buildChangedLine(1, { name: '  ' }), 'INVALID_VALUE', /name: не может быть пустым/],
    ['a character that cannot be stored', buildChangedLine(1, { description: 'a\u0000b' }), 'INVALID_VALUE', /нельзя хранить/],
    ['half a surrogate pair', buildChangedLine(1, { description: 'a\ud800b' }), 'INVALID_VALUE', /нельзя хранить/],
    ['a fractional price', buildChangedLine(1, { items: [{ ...newItem, price: 99.5 }] }), 'INVALID_VALUE', /items\[0\]\.price/],
    ['a price of zero', buildChangedLine(1, { items: [{ ...newItem, price: 0 }] }), 'INVALID_VALUE', /items\[0\]\.price/],
    ['a price below one rouble', buildChangedLine(1, { items: [{ ...newItem, price: 99 }] }), 'INVALID_VALUE', /items\[0\]\.price.*>=100/],
    [
      'a member price below one rouble',
      buildChangedLine(1, { items: [{ ...newItem, loyaltyPrice: 99 }] }),
      'INVALID_VALUE',
      /loyaltyPrice.*>=100/,
    ],
    ['a price beyond the limit', buildChangedLine(1, { items: [{ ...newItem, price: 1e15 }] }), 'INVALID_VALUE', /items\[0\]\.price/],
    [
      'a URL as the key of a picture',
      buildChangedLine(1, { images: [{ key: 'https://example.com/a.webp' }] }),
      'INVALID_VALUE',
      /хранилища/,
    ],
    ['an item named twice', buildChangedLine(1, { items: [newItem, newItem] }), 'DUPLICATE_ITEM', /«x»/],
    ['more items than a line may have', buildChangedLine(1, { items: newItems(2001) }), 'INVALID_VALUE', /items: не больше 2000 единиц/],
    [
      'more pictures than a line may have',
      buildChangedLine(1, { images: Array.from({ length: 201 }, () => 1) }),
      'INVALID_VALUE',
      /images: не больше 200/,
    ],
    [
      'more badges than a line may have',
      buildChangedLine(1, { badges: Array.from({ length: 101 }, () => 1) }),
      'INVALID_VALUE',
      /badges: не больше 100/,
    ],
    [
      'more seasons than there are',
      buildChangedLine(1, { seasons: Array.from({ length: 7 }, () => 1) }),
      'INVALID_VALUE',
      /seasons: не больше 6/,
    ],
    ['deeply nested lists', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 'INVALID_VALUE', /слишком много вложенных/],
  ])('refuses %s', (_what, invalidLine, code, message) => {
    expect(listReasons(invalidLine)).toEqual([[code, expect.stringMatching(message)]]);
  });

  it.each<[string, object]>([
    ['of a product', manyFields],
    ['of a unit', { items: [{ ...newItem, ...manyFields }] }],
  ])('lists 20 of 150,000 unknown fields %s', (_what, fields) => {
    expect(listReasons(buildChangedLine(1, fields)).map(([code]) => code)).toEqual(Array(20).fill('UNKNOWN_FIELD'));
  });
});
