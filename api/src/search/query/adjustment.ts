import { isStopWord } from '../analysis/words.rules.js';
import type { Thesaurus } from '../thesaurus/thesaurus.js';
import { isUnderstood, listUnitWords, type QueryUnit } from './query-unit.js';
import { isConjunction, type QueryToken } from './written-query.rules.js';

export const AdjustmentReason = {
  UNAVAILABLE_BRAND: 'UNAVAILABLE_BRAND',
  UNAVAILABLE_KIND: 'UNAVAILABLE_KIND',
  NOT_MATCHED: 'NOT_MATCHED',
} as const;
export type AdjustmentReason = (typeof AdjustmentReason)[keyof typeof AdjustmentReason];

/** A word or phrase of a query that the found products do not match. */
export interface Adjustment {
  /** The word or phrase as typed. */
  text: string;
  reason: AdjustmentReason;
  /** The brand in its own spelling, or the kind in the genitive plural («кроссовок»); null if neither is known. */
  name: string | null;
  /** Names of similar goods that were searched for instead; empty if the word was dropped. */
  replacements: readonly string[];
}

/** Whether the shop lacks the brand or the kind. */
export const isUnavailable = ({ reason }: Adjustment): boolean => reason !== AdjustmentReason.NOT_MATCHED;

const MAX_REPLACEMENTS = 4;

const MAX_PREPOSITION_LENGTH = 3;

/** Returns a query unit as it was typed, with the preposition before it: «на молнии». */
const formatUnit = ({ typedWords }: QueryUnit, tokens: readonly QueryToken[]): string => {
  const [firstIndex, lastIndex] = [typedWords.at(0)?.tokenIndex ?? 0, typedWords.at(-1)?.tokenIndex ?? 0];
  const wordBefore = tokens[firstIndex - 1]?.word ?? '';
  const hasPreposition =
    wordBefore !== '' && wordBefore.length <= MAX_PREPOSITION_LENGTH && isStopWord(wordBefore) && !isConjunction(wordBefore);
  const startIndex = hasPreposition ? firstIndex - 1 : firstIndex;
  return tokens
    .slice(startIndex, lastIndex + 1)
    .map(({ text }) => text)
    .join(' ');
};

/** Explains how the query units that were searched for differ from the written query. */
export class AdjustmentBuilder {
  constructor(
    private readonly tokens: readonly QueryToken[],
    private readonly thesaurus: Thesaurus,
  ) {}

  listAdjustments(writtenUnits: readonly QueryUnit[], searchedUnits: readonly QueryUnit[]): Adjustment[] {
    return writtenUnits.flatMap((unit) =>
      searchedUnits.includes(unit) ? this.#describeReplacedUnit(unit) : [this.#describeDroppedUnit(unit)],
    );
  }

  #describeReplacedUnit(unit: QueryUnit): Adjustment[] {
    if (!unit.replacement) return [];
    const { original, substitutes, isInCatalog } = unit.replacement;
    const replacements = [...new Set(substitutes.map((name) => this.thesaurus.formatName(name)))].slice(0, MAX_REPLACEMENTS);
    const wordForms = isInCatalog ? undefined : this.thesaurus.findKindForms(original);
    const reason = wordForms ? AdjustmentReason.UNAVAILABLE_KIND : AdjustmentReason.NOT_MATCHED;
    return [{ text: formatUnit(unit, this.tokens), reason, name: wordForms?.genitive ?? null, replacements }];
  }

  #describeDroppedUnit(unit: QueryUnit): Adjustment {
    const text = formatUnit(unit, this.tokens);
    const adjustment = { text, reason: AdjustmentReason.NOT_MATCHED, name: null, replacements: [] };
    if (isUnderstood(unit) && !unit.replacement) return adjustment;
    const words = listUnitWords(unit);
    const brand = this.thesaurus.findBrandSpelling(words);
    if (brand !== undefined) return { ...adjustment, reason: AdjustmentReason.UNAVAILABLE_BRAND, name: brand };
    const wordForms = this.thesaurus.findKindForms(words);
    return wordForms ? { ...adjustment, reason: AdjustmentReason.UNAVAILABLE_KIND, name: wordForms.genitive } : adjustment;
  }
}
