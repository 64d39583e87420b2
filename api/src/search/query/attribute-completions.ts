import { canBeNoun } from '../analysis/product-name.rules.js';
import { ageWords, sexWords } from '../analysis/trait-words.js';
import { LAST_TIER, tier } from '../analysis/word-score.rules.js';
import { splitTerms, toTerm } from '../analysis/words.rules.js';
import type { SearchSets } from '../sets/search-sets.js';
import type { Subset } from '../sets/subset.js';
import type { QueryToken } from './written-query.rules.js';

type Agreement = 'masculine' | 'feminine' | 'neuter' | 'plural';

const wearerAdjectives = ['женский', 'мужской', 'детский'];
const colourAdjectives = [
  'белый',
  'чёрный',
  'серый',
  'бежевый',
  'коричневый',
  'красный',
  'розовый',
  'синий',
  'голубой',
  'зелёный',
  'жёлтый',
];
/** Maximum number of completions by sex or age, and by colour. */
const MAX_PER_TRAIT = 2;

const wearerTerms = new Set(
  [...Object.values(sexWords).flatMap((words) => Object.values(words)), ...Object.values(ageWords), ...wearerAdjectives].flatMap(
    splitTerms,
  ),
);
const colourTerms = new Set(colourAdjectives.map(toTerm));

const softEndings = { masculine: 'ий', feminine: 'яя', neuter: 'ее', plural: 'ие' };
const hardEndings = { masculine: '', feminine: 'ая', neuter: 'ое', plural: 'ые' };

/** Inflects an adjective in the nominative: «женский» for «кеды» becomes «женские». */
const inflectAdjective = (adjective: string, agreement: Agreement): string => {
  if (agreement === 'masculine') return adjective;
  const stem = adjective.slice(0, -2);
  if (adjective.endsWith('ний')) return `${stem}${softEndings[agreement]}`;
  return `${stem}${agreement === 'plural' && /[гкхжшчщ]$/.test(stem) ? softEndings.plural : hardEndings[agreement]}`;
};

/** Borrowed nouns in the singular that end like a plural. */
const indeclinableNouns = new Set(['худи', 'боди', 'бикини', 'монокини', 'танкини']);

/** Returns how an adjective agrees with a noun in the nominative; undefined if its ending is ambiguous. */
const findAgreement = (noun: string): Agreement | undefined => {
  if (indeclinableNouns.has(noun)) return 'neuter';
  if (/[ыи]$/.test(noun)) return 'plural';
  if (noun.endsWith('а')) return 'feminine';
  if (/[ое]$/.test(noun)) return 'neuter';
  return /[бвгджзклмнпрстфхцчшщй]$/.test(noun) ? 'masculine' : undefined;
};

/**
 * Returns adjectives that narrow a finished query: sex or age, and colour. Adjectives that apply to most products of the query come first.
 */
export const completeByAttributes = (tokens: readonly QueryToken[], products: Subset, sets: SearchSets): string[] => {
  // Only a word form of the catalog is certainly a nominative: «кроссовок» looks like a masculine noun.
  const isHeadNoun = ({ word }: QueryToken): boolean =>
    canBeNoun(word) && sets.vocabulary.hasWord(word) && (sets.postings.countByTier(toTerm(word))[tier.kind] ?? 0) > 0;
  const agreement = findAgreement(tokens.findLast(isHeadNoun)?.word ?? '');
  if (agreement === undefined) return [];
  const productCount = products.size;
  const selectAdjectives = (adjectives: readonly string[]): string[] =>
    adjectives
      .map((adjective) => ({ adjective, count: sets.postings.countIn(products, toTerm(adjective), LAST_TIER) }))
      .filter(({ count }) => count > 0 && count < productCount)
      .sort((one, other) => other.count - one.count)
      .slice(0, MAX_PER_TRAIT)
      .map(({ adjective }) => inflectAdjective(adjective, agreement));
  const mentionsAny = (terms: ReadonlySet<string>): boolean => tokens.some(({ word }) => terms.has(toTerm(word)));
  return [
    ...(mentionsAny(wearerTerms) ? [] : selectAdjectives(wearerAdjectives)),
    ...(mentionsAny(colourTerms) ? [] : selectAdjectives(colourAdjectives)),
  ];
};
