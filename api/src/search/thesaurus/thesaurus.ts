import { countAllowedEdits, typoLengths } from '../analysis/allowed-typos.rules.js';
import { toPhoneticKey } from '../analysis/phonetic-key.rules.js';
import { SimilarWords } from '../analysis/similar-words.js';
import { isStopWord, splitWords, toTerm } from '../analysis/words.rules.js';

export const relations = ['same', 'brand', 'asked', 'broader', 'near', 'kind'] as const;

/** A line of the thesaurus. README.md in this folder explains the relations. */
export interface ThesaurusEntry {
  relation: (typeof relations)[number];
  name: string;
  others: readonly string[];
}

/** Words of a name in the thesaurus, without stop words. */
export type Name = readonly string[];

/** What the thesaurus knows about one name: other names, listed by their relation to this name. */
export interface Meaning {
  synonyms: readonly Name[];
  /** Spellings of the brand with this name. */
  spellings: readonly Name[];
  /** Narrower terms, and the terms for which this name is a colloquial word. */
  narrower: readonly Name[];
  /** Substitutes to list when the catalog has neither this name nor any of its synonyms, spellings and narrower terms. */
  substitutes: readonly Name[];
  /** The substitutes without their synonyms and narrower terms, in the order of the thesaurus. */
  directSubstitutes: readonly Name[];
}

/** The name of a kind of goods in the plural, in two grammatical cases. */
export interface KindForms {
  nominative: string;
  genitive: string;
}

const emptyMeaning: Meaning = { synonyms: [], spellings: [], narrower: [], substitutes: [], directSubstitutes: [] };

export const toName = (text: string): Name => splitWords(text).filter((word) => !isStopWord(word));

/** Maximum number of words in a name. Query interpretation tries phrases up to this length. */
export const maxNameWords = 4;

/** Whether a text can be a name: it has words besides stop words, and not too many. */
export function isName(text: string): boolean {
  const { length } = toName(text);
  return length > 0 && length <= maxNameWords;
}

/** The key is the same for every form and word order of a name. */
const toKey = (name: Name): string => name.map(toTerm).sort().join(' ');

type Links = Map<string, Map<string, Name>>;

const addLinks = (links: Links, from: Name, to: readonly Name[]): void => {
  const key = toKey(from);
  const names = links.get(key) ?? new Map<string, Name>();
  for (const name of to) if (!names.has(toKey(name))) names.set(toKey(name), name);
  links.set(key, names);
};

const findLinked = (links: Links, name: Name): Name[] => [...(links.get(toKey(name))?.values() ?? [])];

/** Synonyms, narrower terms and substitutes for names of goods, found by any form of a name. */
export class Thesaurus {
  readonly #synonyms: Links = new Map();
  readonly #spellings: Links = new Map();
  /** One-way links from a name to its narrower terms and colloquial meanings. */
  readonly #narrower: Links = new Map();
  readonly #substitutes: Links = new Map();
  /** Links from a colloquial word to the name that it means. */
  readonly #colloquialMeanings: Links = new Map();
  readonly #kindForms = new Map<string, KindForms>();
  /** The brand's own spelling, by each of its spellings. */
  readonly #brands = new Map<string, string>();
  /** Every name as the thesaurus writes it, with ё. */
  readonly #textByKey = new Map<string, string>();
  readonly #names = new Set<string>();
  readonly #words = new Set<string>();
  readonly #meanings = new Map<string, Meaning>();
  /** One-word names, indexed by spelling and by phonetic key. */
  readonly #oneWordNames = new SimilarWords();
  readonly #nameByPhoneticKey = new Map<string, string>();
  readonly longestNameWordCount: number;

  constructor(entries: readonly ThesaurusEntry[]) {
    for (const entry of entries) this.#add(entry);
    this.longestNameWordCount = Math.max(1, ...[...this.#names].map((key) => key.split(' ').length));
  }

  #add({ relation, name, others }: ThesaurusEntry): void {
    // The plural forms of a kind have the key of its name, so they need not be added.
    const nameTexts = relation === 'kind' ? [name] : [name, ...others];
    for (const nameText of nameTexts) this.#addName(nameText);
    const [firstName = [], ...otherNames] = nameTexts.map(toName);
    const linkByRelation: Record<ThesaurusEntry['relation'], () => void> = {
      same: () => this.#linkNames(this.#synonyms, [firstName, ...otherNames]),
      brand: () => {
        this.#linkNames(this.#spellings, [firstName, ...otherNames]);
        for (const spelling of [firstName, ...otherNames]) this.#brands.set(toKey(spelling), name);
      },
      asked: () => {
        for (const otherName of otherNames)
          for (const links of [this.#narrower, this.#colloquialMeanings]) addLinks(links, otherName, [firstName]);
      },
      broader: () => addLinks(this.#narrower, firstName, otherNames),
      near: () => addLinks(this.#substitutes, firstName, otherNames),
      kind: () => {
        const [nominative = name, genitive = name] = others;
        this.#kindForms.set(toKey(firstName), { nominative, genitive });
      },
    };
    linkByRelation[relation]();
  }

  #linkNames(links: Links, names: readonly Name[]): void {
    for (const name of names) addLinks(links, name, names);
  }

  #addName(text: string): void {
    const name = toName(text);
    const key = toKey(name);
    this.#names.add(key);
    if (!this.#textByKey.has(key)) this.#textByKey.set(key, text);
    for (const word of name) this.#words.add(word);
    const [word] = name;
    if (word !== undefined && name.length === 1) this.#indexWord(word);
  }

  #indexWord(word: string): void {
    this.#oneWordNames.add(word, word);
    if (!this.#nameByPhoneticKey.has(toPhoneticKey(word))) this.#nameByPhoneticKey.set(toPhoneticKey(word), word);
  }

  /** Returns one-word names that an unknown word may be a misspelling of. */
  findSimilarWords(word: string): string[] {
    const soundAlike = this.#nameByPhoneticKey.get(toPhoneticKey(word));
    return soundAlike === undefined
      ? [...this.#oneWordNames.findNear(word, countAllowedEdits(word, typoLengths.thesaurusName)).keys()]
      : [soundAlike];
  }

  /** Whether some name contains exactly this form of the word. */
  hasWord(word: string): boolean {
    return this.#words.has(word);
  }

  hasName(name: Name): boolean {
    return this.#names.has(toKey(name));
  }

  /** Returns the forms of a kind of goods by any of its names; undefined if the name is not that of a kind. */
  findKindForms(name: Name): KindForms | undefined {
    return this.#listEqualNames(name)
      .map((equalName) => this.#kindForms.get(toKey(equalName)))
      .find((forms) => forms !== undefined);
  }

  /** Returns a name as it is displayed: a kind of goods in the plural, any other name as the thesaurus writes it. */
  formatName(name: Name): string {
    return this.findKindForms(name)?.nominative ?? this.#textByKey.get(toKey(name)) ?? name.join(' ');
  }

  /** Returns a brand's own spelling by any of its spellings; undefined if the name is not a brand. */
  findBrandSpelling(name: Name): string | undefined {
    return this.#brands.get(toKey(name));
  }

  findMeaning(name: Name): Meaning {
    const key = toKey(name);
    if (!this.#names.has(key)) return emptyMeaning;
    const foundMeaning = this.#meanings.get(key);
    if (foundMeaning) return foundMeaning;
    const narrowerByKey = this.#listNarrower([name]);
    // Substitutes of narrower terms are left out, because they need not resemble the broader term.
    const directSubstitutes = this.#listEqualNames(name).flatMap((equalName) => findLinked(this.#substitutes, equalName));
    const substitutesByKey = this.#listNarrower(directSubstitutes);
    // The catalog may use a name with the same words in another order: «платье-рубашка» for «рубашка-платье».
    const synonyms = findLinked(this.#synonyms, name).filter((synonym) => synonym.length > 1 || toKey(synonym) !== key);
    for (const equalName of [name, ...synonyms]) narrowerByKey.delete(toKey(equalName));
    const spellings = findLinked(this.#spellings, name);
    const meaning = {
      synonyms,
      spellings,
      narrower: [...narrowerByKey.values()],
      substitutes: [...substitutesByKey.values()],
      directSubstitutes,
    };
    this.#meanings.set(key, meaning);
    return meaning;
  }

  /** Returns the name, the name for which it is a colloquial word, and the synonyms of both. */
  #listEqualNames(name: Name): Name[] {
    const meanings = [name, ...findLinked(this.#colloquialMeanings, name)];
    return meanings.flatMap((meaning) => [meaning, ...findLinked(this.#synonyms, meaning)]);
  }

  /** Returns the names with their synonyms and all narrower terms, transitively. */
  #listNarrower(names: readonly Name[]): Map<string, Name> {
    const nameByKey = new Map<string, Name>();
    const pendingNames = [...names];
    for (let name = pendingNames.pop(); name !== undefined; name = pendingNames.pop()) {
      for (const equalName of [name, ...findLinked(this.#synonyms, name)]) {
        if (nameByKey.has(toKey(equalName))) continue;
        nameByKey.set(toKey(equalName), equalName);
        pendingNames.push(...findLinked(this.#narrower, equalName));
      }
    }
    return nameByKey;
  }
}
