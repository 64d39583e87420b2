import { editsIn } from '../analysis/misspellings.rules.js';
import { NearWords } from '../analysis/near-words.js';
import { soundOf } from '../analysis/spelling.rules.js';
import { isStopWord, termOf, wordsIn } from '../analysis/words.rules.js';

export const relations = ['same', 'brand', 'asked', 'broader', 'near'] as const;

/** A line of the thesaurus. README.md explains the relations. */
export interface ThesaurusEntry {
  relation: (typeof relations)[number];
  name: string;
  others: readonly string[];
}

/** Words of a name in the thesaurus, without stop words. */
export type Name = readonly string[];

/** Names that are related to a name, by relation. */
export interface Meaning {
  /** Synonyms. */
  same: readonly Name[];
  /** Spellings of the brand with this name. */
  spellings: readonly Name[];
  /** Narrower terms, and terms that this name is a colloquial word for. */
  kinds: readonly Name[];
  /** Substitutes to show when the catalog has none of the above. */
  near: readonly Name[];
}

const nothing: Meaning = { same: [], spellings: [], kinds: [], near: [] };

export const nameOf = (text: string): Name => wordsIn(text).filter((word) => !isStopWord(word));

/** Maximum number of words in a name. Query interpretation tries phrases up to this length. */
export const longestName = 4;

/** Whether a text can be a name: it has words besides stop words, and not too many. */
export function isName(text: string): boolean {
  const { length } = nameOf(text);
  return length > 0 && length <= longestName;
}

/** The key is the same for every form and word order of a name. */
const keyOf = (name: Name): string => name.map(termOf).sort().join(' ');

type Links = Map<string, Map<string, Name>>;

const link = (links: Links, from: Name, to: readonly Name[]): void => {
  const key = keyOf(from);
  const known = links.get(key) ?? new Map<string, Name>();
  for (const name of to) if (!known.has(keyOf(name))) known.set(keyOf(name), name);
  links.set(key, known);
};

const linked = (links: Links, name: Name): Name[] => [...(links.get(keyOf(name))?.values() ?? [])];

/** Synonyms, narrower terms and substitutes for names of goods, found by any form of a name. */
export class Thesaurus {
  readonly #same: Links = new Map();
  readonly #spellings: Links = new Map();
  /** One-way links from a name to its narrower terms and colloquial meanings. */
  readonly #kinds: Links = new Map();
  readonly #near: Links = new Map();
  readonly #known = new Set<string>();
  readonly #words = new Set<string>();
  readonly #meanings = new Map<string, Meaning>();
  /** One-word names, indexed by spelling and by phonetic key. */
  readonly #written = new NearWords();
  readonly #bySound = new Map<string, string>();
  /** Number of words in the longest name. */
  readonly longest: number;

  constructor(entries: readonly ThesaurusEntry[]) {
    for (const entry of entries) this.#add(entry);
    this.longest = Math.max(1, ...[...this.#known].map((key) => key.split(' ').length));
  }

  #add({ relation, name, others }: ThesaurusEntry): void {
    const first = nameOf(name);
    const rest = others.map(nameOf);
    for (const each of [first, ...rest]) {
      this.#known.add(keyOf(each));
      for (const word of each) this.#words.add(word);
      const [only] = each;
      if (only !== undefined && each.length === 1) this.#learnToGuess(only);
      if (relation === 'brand') link(this.#spellings, each, [first, ...rest]);
      if (relation === 'same') link(this.#same, each, [first, ...rest]);
    }
    if (relation === 'asked') for (const each of rest) link(this.#kinds, each, [first]);
    if (relation === 'broader') link(this.#kinds, first, rest);
    if (relation === 'near') link(this.#near, first, rest);
  }

  #learnToGuess(word: string): void {
    this.#written.add(word, word);
    if (!this.#bySound.has(soundOf(word))) this.#bySound.set(soundOf(word), word);
  }

  /** Returns one-word names that an unknown word may be a misspelling of. */
  alike(word: string): string[] {
    const sounding = this.#bySound.get(soundOf(word));
    return sounding === undefined ? [...this.#written.near(word, editsIn(word, { one: 6, two: 100 })).keys()] : [sounding];
  }

  /** Whether some name contains exactly this form of the word. */
  hasWord(word: string): boolean {
    return this.#words.has(word);
  }

  knows(name: Name): boolean {
    return this.#known.has(keyOf(name));
  }

  meaningOf(name: Name): Meaning {
    const key = keyOf(name);
    if (!this.#known.has(key)) return nothing;
    const found = this.#meanings.get(key);
    if (found) return found;
    const all = this.#withKinds([name]);
    const near = this.#withKinds([...all.values()].flatMap((each) => linked(this.#near, each)));
    // A name with the same words in another order may be what the catalog uses: «платье-рубашка» for «рубашка-платье».
    const same = linked(this.#same, name).filter((each) => each.length > 1 || keyOf(each) !== key);
    for (const each of [name, ...same]) all.delete(keyOf(each));
    const meaning = { same, spellings: linked(this.#spellings, name), kinds: [...all.values()], near: [...near.values()] };
    this.#meanings.set(key, meaning);
    return meaning;
  }

  /** Returns the names with their synonyms and all narrower terms, transitively. */
  #withKinds(names: readonly Name[]): Map<string, Name> {
    const found = new Map<string, Name>();
    const waiting = [...names];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      for (const same of [name, ...linked(this.#same, name)]) {
        if (found.has(keyOf(same))) continue;
        found.set(keyOf(same), same);
        waiting.push(...linked(this.#kinds, same));
      }
    }
    return found;
  }
}
