import { describe, expect, it } from '@jest/globals';
import { findObsoleteBreaks, findUnlistedBreaks, parseBreaks, titleRelease } from './compatibility.rules.js';

const released = `
  type Query { price(id: String!): Price  shade: Shade }
  type Price { bonuses: Float!  cashback: Float!  old: Int @deprecated(reason: "Use bonuses; until 2026-11-25") }
  enum Shade { dark LIGHT }`;
const contract = `
  type Query { price(id: ID!): Price  shade: Shade  day: Date!  save(dto: Upload!): Boolean }
  type Price { bonuses: Int!  cashback: Float! }
  input Upload { id: ID! }
  enum Shade { DARK LIGHT }
  scalar Date`;
const today = '2026-11-26';

const rows = ['`Price.bonuses` | `Float!` | `Int!`', '`Query.price(id:)` | `String!` | `ID!`', '`Shade.dark` | `dark` | `DARK`'];
const writePage = (entries: readonly string[]) =>
  [
    '# Changes',
    '## Next release',
    '### Types',
    'Why.',
    '| Part | Before | Now |',
    '| --- | --- | --- |',
    ...entries.map((row) => `| ${row} |`),
  ].join('\n');
const parse = (entries: readonly string[]) => parseBreaks(writePage(entries));

const findUnlisted = (entries: readonly string[]) => findUnlistedBreaks({ released, contract, breaks: parse(entries), today });
const findObsolete = (entries: readonly string[]) => findObsoleteBreaks({ released, contract, breaks: parse(entries) });

describe('the contract', () => {
  it('may have only breaking changes that are listed, and removals after the announced end date', () => {
    expect(findUnlisted(rows)).toEqual([]);
    expect(findUnlisted(rows.slice(1))).toEqual(['Price.bonuses changed type from Float! to Int!.']);
    expect(findUnlisted(['`Price.bonuses` | `Float!` | `Int`', ...rows.slice(1)])).toHaveLength(1);
    expect(findUnlisted([])).toHaveLength(3);
    expect(findUnlistedBreaks({ released, contract, breaks: parse(rows), today: '2026-11-25' })).toEqual(['Price.old was removed.']);
  });
});

describe('the list of breaking changes', () => {
  it('may name changes to the released contract', () => expect(findObsolete(rows)).toEqual([]));

  it('may name changes of parts that no release contains', () => {
    expect(
      findObsolete(['`Query.day` | `String!` | `Date!`', '`Upload.id` | `String!` | `ID!`', '`Query.save(dto:)` | `Old!` | `Upload!`']),
    ).toEqual([]);
  });

  it.each([
    '`Price.cashback` | `Float!` | `Int!`',
    '`Price.cashback` | `Int!` | `Float!`',
    '`Price.bonuses` | `String!` | `Int!`',
    '`Shade.LIGHT` | `LIGHT` | `light`',
    '`Query.day` | `String!` | `DateTime!`',
    '`Query.night` | `String!` | `Date!`',
    '`Tint.pale` | `pale` | `PALE`',
  ])('must not have the row «%s», because that change was not made', (row) => {
    expect(findObsolete([row])).toEqual([row.split('`')[1]]);
  });

  it('is read completely, and is refused if it has a malformed row or lacks its heading', () => {
    expect(() => parse(['Price.bonuses | Float! | Int!'])).toThrow('| Price.bonuses | Float! | Int! |');
    expect(() => parseBreaks('# Changes')).toThrow('## Next release');
    expect(parseBreaks(`${writePage(rows)}\n## 0.1.0\n| \`Price.old\` | \`Int\` | \`ID\` |\n`)).toHaveLength(3);
  });

  it('gets the version as its title at a release, after which a new list begins', () => {
    const page = titleRelease(writePage(rows), '0.2.0');
    expect(page).toContain('## Next release\n\nNone so far.\n\n## 0.2.0\n### Types');
    expect(parseBreaks(page)).toEqual([]);
    expect(titleRelease(page, '0.3.0')).toBe(page);
  });
});
