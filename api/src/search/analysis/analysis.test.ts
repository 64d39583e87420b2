import { describe, expect, it } from '@jest/globals';
import { toOtherLayout } from '../query/keyboard-layout.rules.js';
import { computeEditDistance, computePrefixDistance } from './edit-distance.rules.js';
import { toPhoneticKey } from './phonetic-key.rules.js';
import { findWords, splitTerms, splitWords, toSkuTerm } from './words.rules.js';

describe('the terms of a text', () => {
  it.each([
    'кроссовки кроссовок кроссовками',
    'куртка курток куртки',
    'футболка футболок',
    'ботинки ботинок ботинком',
    'юбка юбок юбку',
    'туфли туфель туфля туфлями',
    'рубашка рубашек',
    'босоножки босоножек',
    'сланцы сланцев сланец',
    'кеды кед кедов кедами',
    'платье платья платьев',
    'белый белая белых белую',
    'чёрный черные Чёрная',
    'женский женских женские',
    'Тихая Тихой',
  ])('are the same for every form of a word: %s', (forms) => {
    expect(new Set(splitTerms(forms)).size).toBe(1);
  });

  it.each([
    'платье платок',
    'носок нос',
    'сумка сумерки',
    'шапка шаги',
    'кеды кедр',
    'пальто палантин',
  ])('differ for different words: %s', (words) => {
    expect(new Set(splitTerms(words)).size).toBe(2);
  });

  it('consist of letters and digits only, whatever separates them in the text', () => {
    expect(splitWords('«Ёлка» № 5, Café-Bar/йод')).toEqual(['елка', '5', 'cafe', 'bar', 'йод']);
    expect(toSkuTerm('VS-KED 01')).toBe('vsked01');
    expect(findWords('Кеды «Ёлка»').map(({ start, length }) => [start, length])).toEqual([
      [0, 4],
      [6, 4],
    ]);
  });
});

describe('the other keyboard layout', () => {
  it.each([
    ['rhjccjdrb', 'кроссовки'],
    [',jnbyrb', 'ботинки'],
    ['Тщквлмфке', 'Nordkvart'],
    ['{elb', 'Худи'],
  ])('turns %s into %s', (typed, meant) => {
    expect(toOtherLayout(typed)).toBe(meant);
  });
});

describe('the phonetic key', () => {
  it.each([
    ['kedrovka', 'кедровку'],
    ['plotina', 'плотина'],
    ['nordkvart', 'нордкварт'],
    ['loop', 'луп'],
    ['sirius', 'сириус'],
    ['yard', 'ярд'],
    ['kuznetsky', 'кузнецкий'],
    ['halva', 'халва'],
  ])('is the same for %s and %s', (latin, russian) => {
    expect(toPhoneticKey(latin)).toBe(toPhoneticKey(russian));
  });
});

describe('the edit distance', () => {
  it.each([
    ['кеды', 'кеды', '0', 0],
    ['красовки', 'кроссовки', '2', 2],
    ['футблока', 'футболка', '1', 1],
    ['кдеы', 'кеды', '1', 1],
    ['', 'ab', '2', 2],
    ['слово', 'другое', 'more than the maximum of 2', 3],
  ])('from "%s" to "%s" is %s', (one, other, _distance, distance) => {
    expect([computeEditDistance(one, other, 2), computeEditDistance(other, one, 2)]).toEqual([distance, distance]);
  });

  it('to a prefix ignores letters that are not typed yet', () => {
    expect([computePrefixDistance('кросав', 'кроссовки', 2), computePrefixDistance('крас', 'кроссовки', 2)]).toEqual([2, 1]);
    expect(computePrefixDistance('зонт', 'кроссовки', 1)).toBe(2);
  });
});
