import type { SearchDocument } from '../document/search-document.js';
import { parseName, splitCompoundName } from './product-name.rules.js';
import { ageWords, materialWords, seasonWords, sexWords } from './trait-words.js';
import { TIER_COUNT, tier } from './word-score.rules.js';
import { isStopWord, splitWords, toSkuTerm, toTerm } from './words.rules.js';

const listTraits = ({ sexes, age, seasons }: SearchDocument): string[] => [
  ageWords[age],
  ...sexes.map((sex) => sexWords[age][sex]),
  ...seasons.map((season) => seasonWords[season]),
];

/** Returns the available sizes that are a single word, such as 42 or XL. */
const listSizes = ({ offers }: SearchDocument): string[] =>
  offers.map((offer) => offer.slice(0, offer.indexOf(':'))).filter((size) => /^[a-z0-9]+$/.test(size));

const isOneKind = (name: string): boolean => splitCompoundName(name).length < 2;

/**
 * Returns the parts of a compound name such as «Джинсы и брюки» that match the product's head noun or adjectives; all parts if none does.
 */
const listMatchingParts = (name: string, kind: readonly string[]): string[] => {
  const parts = splitCompoundName(name);
  const kindTerms = new Set(kind.map(toTerm));
  const matchingParts =
    parts.length < 2 ? [] : parts.filter((part) => parseName(part).kindWords.some((word) => kindTerms.has(toTerm(word))));
  return matchingParts.length > 0 ? matchingParts : parts;
};

/** Returns the texts of a product in the order of `tier`. */
const groupTextsByTier = (document: SearchDocument): string[][] => {
  const { names, brand, model, colour, categories, properties } = document.texts;
  const [name = '', ...groups] = names;
  const [shade = '', ...families] = colour;
  const material = document.material === null ? { names: '' } : materialWords[document.material];
  const { kindWords, otherWords } = parseName(name);
  const makerWords = new Set([...brand, model].flatMap(splitWords));
  const compoundGroups = groups.filter((group) => !isOneKind(group));
  return [
    [kindWords.join(' ')],
    [...brand, model],
    [otherWords.filter((word) => !makerWords.has(word)).join(' ')],
    groups.filter(isOneKind),
    [material.names, ...listTraits(document)],
    [shade],
    [...families, material.related ?? ''],
    [...compoundGroups, ...categories].flatMap((group) => listMatchingParts(group, kindWords)),
    [...properties, ...listSizes(document)],
  ];
};

export interface DocumentWord {
  /** The word in normalized lower case. */
  word: string;
  term: string;
  tier: number;
}

// Cached, because names of types, brands and traits repeat across products. A Map, because a hit takes half of lru-cache's time.
const wordsByText = new Map<string, readonly Omit<DocumentWord, 'tier'>[]>();
const MAX_CACHED_TEXTS = 20_000;

const listTextWords = (text: string): readonly Omit<DocumentWord, 'tier'>[] => {
  const cachedWords = wordsByText.get(text);
  if (cachedWords) return cachedWords;
  if (wordsByText.size >= MAX_CACHED_TEXTS) wordsByText.clear();
  const words = splitWords(text)
    .filter((word) => !isStopWord(word))
    .map((word) => ({ word, term: toTerm(word) }));
  wordsByText.set(text, words);
  return words;
};

/** Returns every word of a product's texts with its tier, without stop words. */
export const listDocumentWords = (document: SearchDocument): DocumentWord[] =>
  groupTextsByTier(document).flatMap((texts, tierNumber) =>
    texts.flatMap((text) => listTextWords(text).map(({ word, term }) => ({ word, term, tier: tierNumber }))),
  );

/** Groups the terms by tier. A term that occurs in several tiers counts in the most important one only. */
export const groupTermsByTier = (words: readonly DocumentWord[], sku: string): string[][] => {
  const tiers = Array.from({ length: TIER_COUNT }, (): string[] => []);
  const usedTerms = new Set<string>();
  for (const { term, tier: tierNumber } of [{ term: toSkuTerm(sku), tier: tier.kind }, ...words]) {
    if (usedTerms.has(term)) continue;
    usedTerms.add(term);
    tiers[tierNumber]?.push(term);
  }
  return tiers;
};

export const computeTerms = (document: SearchDocument): string[][] => groupTermsByTier(listDocumentWords(document), document.texts.sku);
