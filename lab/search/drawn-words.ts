import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Half } from './table.ts';

/** Share of the held-out words that must find the right goods. */
export const minWordShare = 0.9;
/** Number of hits that are judged: as many as the search box shows. */
const HIT_COUNT = 8;
/** Share of the judged hits that must be right. */
const MIN_CORRECT_SHARE = 0.9;

export interface DrawnWord {
  word: string;
  half: Half;
  /** Nouns of the right goods; empty if the shop sells nothing of the kind, so that an empty result is right. */
  nouns: readonly string[];
}

/** Parses drawn-words.tsv. Words that the review has left out have a reason, which begins with a hyphen, instead of goods. */
function readDrawnWords(text: string): DrawnWord[] {
  return text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return [];
    const [word = '', , goods = ''] = line.split('\t');
    if (goods.startsWith('-')) return [];
    const [firstByte = 0] = createHash('sha256').update(word).digest();
    return [{ word, half: firstByte % 2 === 0 ? 'tuning' : 'held-out', nouns: goods === 'nothing' ? [] : goods.split('|') }];
  });
}

export const drawnWords = readDrawnWords(readFileSync(join(import.meta.dirname, 'drawn-words.tsv'), 'utf8'));

/** Whether a word finds the right goods: nothing if the shop sells nothing of the kind, otherwise hits nearly all of which are right. */
export function isRightResult({ nouns }: DrawnWord, names: readonly string[]): boolean {
  if (nouns.length === 0) return names.length === 0;
  const firstNames = names.slice(0, HIT_COUNT).map((name) => name.toLowerCase());
  const correctNames = firstNames.filter((name) => nouns.some((noun) => name.includes(noun)));
  return firstNames.length > 0 && correctNames.length >= MIN_CORRECT_SHARE * firstNames.length;
}
