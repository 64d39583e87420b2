import { soundOf } from '../analysis/spelling.rules.js';
import { namesOfThing } from '../analysis/synonyms.rules.js';
import { termOf } from '../analysis/words.rules.js';
import type { QueryWord } from '../engine/search-engine.port.js';
import type { ProductSets } from '../sets/product-sets.js';

export type Readings = QueryWord['terms'];

const MOST_READINGS = 100;

/** How far a reading is from what was typed: what is nearer is shown first. */
export const cost = { exact: 0, otherName: 0.25, sound: 0.25, beginning: 0.5, resembling: 1, edit: 2 } as const;

/** What a typed word may stand for, by the words of the catalog. What is less sure is only looked for where nothing surer is found. */
export class WordReadings {
  constructor(private readonly sets: ProductSets) {}

  of(word: string, isBeingTyped: boolean): Readings {
    const ways = [
      () => this.#known(word, isBeingTyped),
      () => this.#resembling(word),
      () => this.#misspelt(word),
      () => this.#begun(word, isBeingTyped),
    ];
    for (const way of ways) {
      const readings = distinct(way());
      if (readings.length > 0) return readings;
    }
    return [];
  }

  /** Several words that together are another name of something. */
  ofPhrase(words: readonly string[]): Readings {
    return distinct(this.#inUse(namesOfThing(words.map(termOf)), cost.otherName));
  }

  /** The word that was taken for the typed one, where that is neither a form nor another name of it, goes on as it does, nor is it in another script. */
  otherWord(word: string, [nearest]: Readings): string | undefined {
    if (nearest === undefined) return undefined;
    const { term, cost: howFar } = nearest;
    const other = this.sets.vocabulary.wordOf(term);
    if (howFar >= cost.edit) return other;
    const isByItsSound = howFar === cost.sound && !namesOfThing([termOf(word)]).includes(term);
    return isByItsSound && isLatin(other) === isLatin(word) ? other : undefined;
  }

  isInUse(term: string): boolean {
    return this.sets.postings.countOf(term) > 0;
  }

  #known(word: string, isBeingTyped: boolean): Readings {
    const term = termOf(word);
    const itself = this.#inUse([term], cost.exact);
    const { vocabulary } = this.sets;
    const sounding = [soundOf(word), soundOf(term)].flatMap((sound) => vocabulary.sounding(sound));
    // What looks like an ending may be the beginning of a longer word: «пухови» is not yet a form of пуховый.
    const mayGoOn = isBeingTyped && !vocabulary.isWord(word) && (itself.length === 0 || term !== word);
    const beginnings = itself.length === 0 ? [word, term] : [word];
    return [
      ...itself,
      ...this.#inUse(namesOfThing([term]), cost.otherName),
      ...this.#inUse(sounding, cost.sound),
      ...(mayGoOn ? this.#goingOn(beginnings) : []),
    ];
  }

  #goingOn(beginnings: readonly string[]): Readings {
    const terms = new Set<string>();
    for (const beginning of beginnings) {
      for (const { term } of this.sets.vocabulary.goingOn(beginning)) {
        if (this.isInUse(term)) terms.add(term);
        if (terms.size === MOST_READINGS) break;
      }
    }
    return this.#inUse([...terms], cost.beginning);
  }

  #resembling(word: string): Readings {
    return this.#inUse(this.sets.vocabulary.resembling(word), cost.resembling);
  }

  #misspelt(word: string): Readings {
    const term = termOf(word);
    const sound = soundOf(word);
    const { vocabulary } = this.sets;
    return this.#nearest([
      vocabulary.words.near(word, editsIn(word, { one: 5, two: 8 })),
      vocabulary.terms.near(term, word.length < 6 ? 0 : editsIn(term, { one: 4, two: 7 })),
      vocabulary.sounds.near(sound, editsIn(sound, { one: 6, two: 9 })),
    ]);
  }

  #begun(word: string, isBeingTyped: boolean): Readings {
    if (!isBeingTyped || editsIn(word, { one: 5, two: 5 }) === 0) return [];
    return this.#nearest([this.sets.vocabulary.words.goingOnNear(word, 1)]).map(({ term, cost: edits }) => ({
      term,
      cost: edits + cost.beginning,
    }));
  }

  /** Only the nearest: one that is two letters off is not meant where another is one letter off. */
  #nearest(found: readonly ReadonlyMap<string, number>[]): Readings {
    const inUse = found.flatMap((distances) => [...distances].filter(([term, distance]) => distance > 0 && this.isInUse(term)));
    const least = Math.min(...inUse.map(([, distance]) => distance));
    const nearest = inUse.filter(([, distance]) => distance === least).map(([term]) => term);
    return this.#inUse(nearest, cost.edit * least);
  }

  /** The most used first. */
  #inUse(terms: readonly string[], howFar: number): Readings {
    const { postings } = this.sets;
    return [...new Set(terms)]
      .filter((term) => this.isInUse(term))
      .sort((one, other) => postings.countOf(other) - postings.countOf(one))
      .map((term) => ({ term, cost: howFar }));
  }
}

const isLatin = (word: string): boolean => /[a-z]/.test(word);

const distinct = (readings: Readings): Readings => {
  const seen = new Set<string>();
  return readings.filter(({ term }) => !seen.has(term) && seen.add(term));
};

/** Short words and numbers are taken as they are: nearly every other one is near. */
const editsIn = (word: string, { one, two }: { one: number; two: number }): number => {
  if (/\d/.test(word) || word.length < one) return 0;
  return word.length < two ? 1 : 2;
};
