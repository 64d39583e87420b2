import { describe, expect, it } from '@jest/globals';
import { parseValue } from 'graphql';
import { toKopecks } from '../money.js';
import { Kopecks } from './scalars.js';

describe('an amount of money', () => {
  it('is refused instead of rounded if a number cannot represent it', () => {
    expect(toKopecks(9_007_199_254_740_991n)).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => toKopecks(9_007_199_254_740_992n)).toThrow(RangeError);
  });

  it.each([1.5, Number.NaN, 2 ** 53, '100', null])('cannot be %p in variables or results', (value) => {
    expect(() => Kopecks.serialize(value)).toThrow();
    expect(() => Kopecks.parseValue(value)).toThrow();
  });

  it.each(['1.5', '"100"', '9007199254740992'])('cannot be %s in a document', (literal) => {
    expect(() => Kopecks.parseLiteral(parseValue(literal))).toThrow(`not ${literal}`);
  });

  it('is passed on unchanged if it is an integer up to 9007199254740991', () => {
    expect([Kopecks.serialize(1_249_000), Kopecks.parseValue(0), Kopecks.parseLiteral(parseValue('9007199254740991'))]).toEqual([
      1_249_000,
      0,
      Number.MAX_SAFE_INTEGER,
    ]);
  });
});
