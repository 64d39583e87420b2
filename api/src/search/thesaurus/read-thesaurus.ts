import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isName, maxNameWords, relations, Thesaurus, type ThesaurusEntry } from './thesaurus.js';

const isRelation = (text: string): text is ThesaurusEntry['relation'] => relations.some((relation) => relation === text);

/** Parses the lines of one file. Throws at the first invalid line, with its position and the reason. */
export const parseEntries = (text: string, file: string): ThesaurusEntry[] =>
  text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [relation = '', name = '', others = '', ...extraFields] = line.split('\t').map((field) => field.trim());
    const fail = (reason: string): never => {
      throw new Error(`${file}:${index + 1}: ${reason}`);
    };
    if (!isRelation(relation)) return fail(`the relation must be one of ${relations.join(', ')}`);
    if (extraFields.length > 0) fail('a line has three fields');
    const entry = { relation, name, others: others.split(',').map((other) => other.trim()) };
    for (const nameText of [entry.name, ...entry.others]) {
      if (!isName(nameText)) fail(`«${nameText}» must have 1 to ${maxNameWords} words besides stop words`);
    }
    return [entry];
  });

/** Reads every .tsv file of a folder. */
const readEntries = (folder: string): ThesaurusEntry[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) => parseEntries(readFileSync(path.join(folder, file), 'utf8'), file));

const shippedEntries = readEntries(import.meta.dirname);

/** The thesaurus of the .tsv files in this folder, without the synonyms that a shop has added. */
export const shippedThesaurus = new Thesaurus(shippedEntries);

/** Returns the shipped thesaurus with the synonyms that a shop has added. */
export const extendThesaurus = (entries: readonly ThesaurusEntry[]): Thesaurus =>
  entries.length === 0 ? shippedThesaurus : new Thesaurus([...shippedEntries, ...entries]);
