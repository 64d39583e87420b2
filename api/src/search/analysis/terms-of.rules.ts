import type { SearchDocument } from '../document/search-document.js';
import { ageWords, materialWords, seasonWords, sexWords } from './trait-words.js';
import { isStopWord, skuTerm, termOf, wordsIn } from './words.rules.js';

/** How many tiers there are: a word in the product's name weighs more than one in its properties. */
const TIERS = 6;
/** The last tier: what a product is not looked for by in the first place. */
export const LEAST_TIER = TIERS - 1;

const traitsOf = ({ sexes, age, seasons }: SearchDocument): string[] => [
  ageWords[age],
  ...sexes.map((sex) => sexWords[age][sex]),
  ...seasons.map((season) => seasonWords[season]),
];

/** «Кеды и кроссовки» says not which of them a product is; its name does. */
const isOneKind = (name: string): boolean => !name.includes(' и ');

/** Those that can be bought and are one word: 42, XL. */
const sizesOf = ({ offers }: SearchDocument): string[] =>
  offers.map((offer) => offer.slice(0, offer.indexOf(':'))).filter((size) => /^[a-z0-9]+$/.test(size));

/** The texts of a product, the weightiest tier first. */
const textsByTier = (document: SearchDocument): string[][] => {
  const { names, brand, model, colour, categories, properties } = document.texts;
  const [name = '', ...kinds] = names;
  const [shade = '', ...families] = colour;
  const material = document.material === null ? { own: '' } : materialWords[document.material];
  return [
    [name],
    [...kinds.filter(isOneKind), ...brand, model],
    [material.own, ...traitsOf(document)],
    [shade],
    [...families, ...categories, material.akin ?? ''],
    [...properties, ...sizesOf(document)],
  ];
};

export interface DocumentWord {
  /** As it is written, in lower case. */
  word: string;
  term: string;
  tier: number;
}

// Names of kinds, brands and traits come again with every product.
const known = new Map<string, readonly Omit<DocumentWord, 'tier'>[]>();
const MOST_KNOWN = 20_000;

const readText = (text: string): readonly Omit<DocumentWord, 'tier'>[] => {
  const found = known.get(text);
  if (found) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const words = wordsIn(text)
    .filter((word) => !isStopWord(word))
    .map((word) => ({ word, term: termOf(word) }));
  known.set(text, words);
  return words;
};

/** Every word of a product's texts with its tier; stop words are none. */
export const documentWords = (document: SearchDocument): DocumentWord[] =>
  textsByTier(document).flatMap((texts, tier) => texts.flatMap((text) => readText(text).map(({ word, term }) => ({ word, term, tier }))));

/** The terms of words by tier, the weightiest first; a term stands in its weightiest tier only. */
export const tiersOf = (words: readonly DocumentWord[], sku: string): string[][] => {
  const tiers = Array.from({ length: TIERS }, (): string[] => []);
  const seen = new Set<string>();
  for (const { term, tier } of [{ term: skuTerm(sku), tier: 0 }, ...words]) {
    if (seen.has(term)) continue;
    seen.add(term);
    tiers[tier]?.push(term);
  }
  return tiers;
};

export const termsOf = (document: SearchDocument): string[][] => tiersOf(documentWords(document), document.texts.sku);
