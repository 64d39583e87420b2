import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readConfig } from '../../platform/config/config.js';
import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';
import { MAX_TRIES_PER_CODE } from '../code/code.rules.js';
import { computeChance, findMaxWithin, type Guess, isShort } from './attacker.harness.js';
import { computeNextLength, findLongCodeAllowedTime, isShortCodeAllowed } from './code-length.rules.js';
import { buildCodeLimits } from './code-limits.js';
import type { GuessState } from './limit-state.queries.js';

const limits = buildCodeLimits(readConfig({ DATABASE_URL: 'postgresql://localhost/shop' }));
const MONTH_MS = 30 * DAY_MS;

/** Builds the state that the database would hold after these guesses. */
function stateAt(now: Date, guesses: readonly Guess[]): GuessState {
  const within = (length: number, ms: number) =>
    guesses.filter((guess) => guess.length === length && guess.at > now.getTime() - ms).map(({ at }) => new Date(at));
  return {
    shortGuesses: within(4, MONTH_MS).reverse(),
    longGuesses: within(6, limits.longGuesses.withinMs).reverse(),
    shortReservations: [],
    longReservations: [],
    breakerOpenUntil: null,
    shopLongGuessesFullSince: null,
    clientTriesFullSince: null,
  };
}

/** Simulates an attacker, who requests a code after each pause and enters wrong codes until the rules refuse a try. */
function attack(pauses: readonly number[]): Guess[] {
  const guesses: Guess[] = [];
  let at = Date.parse('2026-01-01T00:00:00Z');
  for (const pause of pauses) {
    at += pause;
    const moment = { limits, now: new Date(at) };
    const length = computeNextLength(stateAt(moment.now, guesses), { ...moment, isKnownBrowser: false });
    if (length instanceof Date) continue;
    for (let tries = 0; tries < MAX_TRIES_PER_CODE; tries += 1) {
      const state = stateAt(moment.now, guesses);
      const isOpen =
        length === 4
          ? isShortCodeAllowed(state, moment)
          : findLongCodeAllowedTime(state, { ...moment, isKnownBrowser: false }) === undefined;
      if (!isOpen) break;
      guesses.push({ at, length });
    }
  }
  return guesses;
}

/** Pauses between attempts: up to a minute, two hours, two days or nine days. */
const pauses = fc.array(fc.oneof(fc.nat(HOUR_MS / 60), fc.nat(2 * HOUR_MS), fc.nat(2 * DAY_MS), fc.nat(9 * DAY_MS)), {
  minLength: 20,
  maxLength: 400,
  size: 'max',
});

describe('guesses of the one-time codes of an account', () => {
  it('succeed with a chance of at most 0.1 % in any day and 0.3 % in any 30 days, whatever the pauses between them', () => {
    fc.assert(
      fc.property(pauses, (given) => {
        const guesses = attack(given);
        expect(findMaxWithin(guesses, DAY_MS, isShort)).toBeLessThanOrEqual(10);
        expect(findMaxWithin(guesses, MONTH_MS, isShort)).toBeLessThanOrEqual(30);
        // Chance of a right guess with both lengths together: 0.1 % per day and 0.3 % in 30 days.
        expect(findMaxWithin(guesses, DAY_MS, computeChance)).toBeLessThanOrEqual(1_000);
        expect(findMaxWithin(guesses, MONTH_MS, computeChance)).toBeLessThanOrEqual(3_000);
      }),
    );
  });

  it('are at most 27 for 4-digit codes in any 30 days of a lasting attack, and a code can be requested a day after it stops', () => {
    const guesses = attack(Array.from({ length: 60 * 24 * 2 }, () => HOUR_MS / 2));
    expect(findMaxWithin(guesses, MONTH_MS, isShort)).toBe(27);
    expect(guesses.some((guess) => !isShort(guess))).toBe(true);
    const now = new Date((guesses.at(-1)?.at ?? 0) + DAY_MS);
    expect(computeNextLength(stateAt(now, guesses), { limits, now, isKnownBrowser: false })).not.toBeInstanceOf(Date);
  });
});

it('an account allows at most 5 guesses of 4-digit codes an hour, 9 a day and 27 in 30 days', () => {
  expect(limits.shortGuesses).toEqual([
    { max: 5, withinMs: HOUR_MS },
    { max: 9, withinMs: DAY_MS },
    { max: 27, withinMs: MONTH_MS },
  ]);
});
