import { describe, expect, it } from '@jest/globals';
import { parseEntries, shippedThesaurus } from './read-thesaurus.js';
import { type Name, Thesaurus, toName } from './thesaurus.js';

const thesaurus = new Thesaurus(
  parseEntries(
    [
      '# A comment.',
      'same\tхуди\tтолстовка с капюшоном, hoodie',
      'broader\tтолстовка\tхуди, свитшот',
      'asked\tхуди\tкапюшонка',
      'near\tмокасины\tлоферы',
      'brand\tNew Balance\tнб',
      'kind\tхуди\tхуди, худи',
      'kind\tмокасины\tмокасины, мокасин',
    ].join('\n'),
    'test.tsv',
  ),
);
const texts = (names: readonly Name[]): string[] => names.map((name) => name.join(' ')).sort();
const findMeaning = (text: string) => thesaurus.findMeaning(toName(text));

describe('the thesaurus', () => {
  it('finds all synonyms by any of them, in any word form and order', () => {
    for (const text of ['hoodie', 'худи', 'толстовки с капюшоном', 'с капюшоном толстовка'])
      expect(texts([...findMeaning(text).synonyms, toName(text)])).toEqual(expect.arrayContaining(['hoodie', 'худи']));
  });

  it('finds narrower terms by the broader term, but not the reverse', () => {
    expect(texts(findMeaning('толстовка').narrower)).toEqual(['hoodie', 'свитшот', 'толстовка капюшоном', 'худи']);
    expect(texts(findMeaning('свитшот').narrower)).toEqual([]);
  });

  it('finds goods by a colloquial word, but not the word by the goods', () => {
    expect(texts(findMeaning('капюшонка').narrower)).toContain('худи');
    expect(texts(findMeaning('худи').synonyms)).not.toContain('капюшонка');
  });

  it('distinguishes the substitutes of a kind of goods from its synonyms, and returns the spellings of a brand', () => {
    expect(findMeaning('мокасины')).toMatchObject({ synonyms: [], narrower: [], substitutes: [['лоферы']] });
    expect(texts(findMeaning('нб').spellings)).toEqual(['new balance', 'нб']);
  });

  it('returns the nominative and genitive of a kind of goods for any of its names, and nothing for other words', () => {
    const formsByTerm = (text: string) => thesaurus.findKindForms(toName(text));
    expect(formsByTerm('мокасин')).toEqual({ nominative: 'мокасины', genitive: 'мокасин' });
    for (const text of ['толстовки с капюшоном', 'капюшонка']) expect(formsByTerm(text)).toEqual({ nominative: 'худи', genitive: 'худи' });
    expect(formsByTerm('нб')).toBeUndefined();
  });

  it("returns the brand's own spelling of its name", () => {
    expect(thesaurus.findBrandSpelling(toName('нб'))).toBe('New Balance');
    expect(thesaurus.findBrandSpelling(toName('худи'))).toBeUndefined();
  });

  it.each([
    ['equal\tкеды\tкедики', 'the relation must be one of same, brand, asked, broader, near, kind'],
    ['same\tкеды\tкедики\tеще', 'a line has three fields'],
    ['same\tкеды\t', '«» must have 1 to 4 words besides stop words'],
    [
      'same\tкеды\tкеды для белых прогулок вечером летом',
      '«кеды для белых прогулок вечером летом» must have 1 to 4 words besides stop words',
    ],
  ])('refuses the line %j', (line, reason) => {
    expect(() => parseEntries(`# Comment\n${line}`, 'shoes.tsv')).toThrow(`shoes.tsv:2: ${reason}`);
  });

  it('includes ten words that shoppers use colloquially', () => {
    for (const name of ['кроссы', 'лодочки', 'кожанка', 'ночнушка', 'бананка', 'скранчи', 'найк', 'марсала', 'кожзам', 'оверсайз'])
      expect(shippedThesaurus.hasName([name])).toBe(true);
  });
});
