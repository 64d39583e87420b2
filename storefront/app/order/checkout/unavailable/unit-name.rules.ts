import { isOneSize } from '../../../catalog/size-label.ts';

/** Keeps a number on the line of the word before it: «Slope 2». */
export const keepNumber = (name: string): string => name.replace(/ (?=\d)/g, '\u00a0');

/** Names a unit with its size, unless that is «One size»: «Кроссовки Slope 2, размер 41». The number stays on the line of «размер». */
export const nameSizedUnit = ({ name, size }: { name: string; size: { name: string } }): string =>
  isOneSize(size.name) ? keepNumber(name) : `${keepNumber(name)}, размер\u00a0${size.name}`;

type GrammaticalCase = 'nominative' | 'genitive' | 'accusative' | 'dative';

/** The nouns «пара» and «вещь» in the grammatical cases that the texts need. */
const unitNouns: Record<GrammaticalCase, { pair: string; item: string }> = {
  nominative: { pair: 'пара', item: 'вещь' },
  genitive: { pair: 'пары', item: 'вещи' },
  accusative: { pair: 'пару', item: 'вещь' },
  dative: { pair: 'паре', item: 'вещи' },
};

/** A noun in the plural at the beginning of a name, alone or after an adjective: «Кроссовки Slope 2», «Высокие кеды «Депо»». */
const pluralNoun = /^(?:\S+[иы]е )?\S+[иы](?!\S)/u;

/** Noun for one unit. Goods named in the plural, such as shoes and trousers, are counted in pairs. */
export const nameUnit = (name: string, grammaticalCase: GrammaticalCase = 'nominative'): string =>
  unitNouns[grammaticalCase][pluralNoun.test(name) ? 'pair' : 'item'];
