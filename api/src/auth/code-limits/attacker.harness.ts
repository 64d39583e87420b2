import type { TestApi } from '../../../test/test-api.harness.js';
import { alterCode, readSentCode, Visitor } from '../code/codes.harness.js';

export interface Guess {
  at: number;
  length: number;
}

/** Returns the largest weight of guesses within any window of this length. If `weigh` is a condition, counts the guesses that meet it. */
export function findMaxWithin(guesses: readonly Guess[], ms: number, weigh: (guess: Guess) => number | boolean): number {
  let [max, sum, firstIndex] = [0, 0, 0];
  for (const guess of guesses) {
    sum += Number(weigh(guess));
    for (let first = guesses[firstIndex]; first && first.at <= guess.at - ms; first = guesses[firstIndex]) {
      sum -= Number(weigh(first));
      firstIndex += 1;
    }
    max = Math.max(max, sum);
  }
  return max;
}

export const isShort = ({ length }: Guess): boolean => length === 4;

/** Chance that a guess is right, in millionths, so that sums are exact. */
export const computeChance = ({ length }: Guess): number => 10 ** (6 - length);

/** Returns a pseudo-random generator. The seed makes a failed run repeatable. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/**
 * Guesses codes from many client addresses, alternately as a browser and as another client. Requests a code whenever one may be sent, and
 * enters up to three wrong codes. The error WRONG_CODE means that the API compared the codes, so only these tries count as guesses.
 */
export class Attacker {
  readonly guesses: Guess[] = [];
  /** Times in milliseconds from which each recipient may be sent another code. */
  readonly #nextSendTimes = new Map<string, number>();
  #visitCount = 0;

  constructor(
    private readonly api: TestApi,
    private readonly clock: { now(): Date },
    private readonly addressCount: number,
  ) {}

  async attack(recipients: readonly string[]): Promise<void> {
    for (const recipient of recipients) {
      if ((this.#nextSendTimes.get(recipient) ?? 0) <= this.clock.now().getTime()) await this.#attackRecipient(recipient);
    }
  }

  async #attackRecipient(recipient: string): Promise<void> {
    this.#visitCount += 1;
    const addressNumber = this.#visitCount % this.addressCount;
    const address = `203.0.${addressNumber >> 8}.${addressNumber & 255}`;
    const visitor = new Visitor(this.api, { address, isBrowser: this.#visitCount % 2 === 0 });
    const sent = await visitor.send(recipient);
    const { refused } = sent;
    this.#nextSendTimes.set(recipient, Date.parse(String(refused === undefined ? sent.data.cooldownUntil : sent.details.until)));
    if (refused === undefined) await this.#guess(visitor, recipient, sent.data.challenge);
  }

  async #guess(visitor: Visitor, recipient: string, challenge: string | null): Promise<void> {
    const rightCode = await readSentCode(this.api, recipient, challenge);
    for (const offset of [1, 2, 3]) {
      const tried = await visitor.authenticate(recipient, alterCode(rightCode, offset), { challenge });
      if (tried.refused !== 'WRONG_CODE') return;
      this.guesses.push({ at: this.clock.now().getTime(), length: rightCode.length });
    }
  }
}

/** Whether the owner of the phone or e-mail address, who can read its messages, can sign in from this client. */
export async function canSignIn(visitor: Visitor, recipient: string): Promise<boolean> {
  const sent = await visitor.send(recipient);
  if (sent.refused !== undefined) return false;
  const entered = await visitor.authenticate(recipient, await readSentCode(visitor.api, recipient, sent.data.challenge));
  visitor.dropSession();
  return entered.refused === undefined;
}
