import { createContext } from 'react-router';

interface Kept {
  text: string;
  /** The data is no older than this moment. */
  trueAt: number;
}

/** A question on its way to the API. */
interface Running {
  askedAt: number;
  answered: Promise<Answered>;
}

/** An answer of the API as it came, and whether anybody may have it. */
export interface Answered {
  text: string;
  /** How old the answer was when the API was asked, because the API had kept it; 0 for a new one. */
  ageMs: number;
  /** False of a refusal: it may be one for this asker alone (too many questions). */
  isForAll: boolean;
}

interface Bounds {
  /** How many characters all kept answers may have together. */
  characters: number;
}

/**
 * Answers to questions that were asked without credentials, for a moment, as text: every reader parses a copy of its own, so that
 * nothing one page does to its data shows on another. What is asked while the same question runs waits for its answer.
 *
 * What must never happen: a refusal for one visitor given to another (it is neither kept nor shared: who waited asks in person); one
 * visitor's leaving ending the question of those who wait (the question has a time limit and no visitor's signal); an answer older
 * than allowed (its age counts from when it was asked, not from when it came, and includes the age that the API reports); more kept
 * than the bound (the longest unused goes).
 */
export class AnswerCache {
  readonly #kept = new Map<string, Kept>();
  readonly #running = new Map<string, Running>();
  readonly #bounds: Bounds;
  readonly #now: () => number;
  #characters = 0;

  constructor(bounds: Bounds, now: () => number = () => performance.now()) {
    this.#bounds = bounds;
    this.#now = now;
  }

  get characters() {
    return this.#characters;
  }

  async take(key: string, maxAgeMs: number, ask: () => Promise<Answered>): Promise<string> {
    const now = this.#now();
    const kept = this.#kept.get(key);
    if (kept && now - kept.trueAt < maxAgeMs) {
      this.#touch(key, kept);
      return kept.text;
    }
    const running = this.#running.get(key);
    if (!running || now - running.askedAt >= maxAgeMs) return (await this.#ask(key, ask)).text;
    const { text, ageMs, isForAll } = await running.answered;
    if (!isForAll) return (await ask()).text;
    // Young enough for the visitor who asked first is not young enough for one who joined later.
    return now - running.askedAt + ageMs < maxAgeMs ? text : this.take(key, maxAgeMs, ask);
  }

  #ask(key: string, ask: () => Promise<Answered>): Promise<Answered> {
    const askedAt = this.#now();
    const answered = ask()
      .then((answer) => {
        if (answer.isForAll) this.#keep(key, { text: answer.text, trueAt: askedAt - answer.ageMs });
        return answer;
      })
      .finally(() => {
        if (this.#running.get(key)?.answered === answered) this.#running.delete(key);
      });
    this.#running.set(key, { askedAt, answered });
    return answered;
  }

  #touch(key: string, kept: Kept) {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
  }

  #keep(key: string, kept: Kept) {
    // A slow answer must not replace that of a later question.
    if ((this.#kept.get(key)?.trueAt ?? Number.NEGATIVE_INFINITY) > kept.trueAt) return;
    this.#forget(key);
    this.#kept.set(key, kept);
    this.#characters += sizeOf(key, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= this.#bounds.characters) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string) {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#characters -= sizeOf(key, kept);
  }
}

/** What all visits of this process share. */
export const answersContext = createContext<AnswerCache>();

const sizeOf = (key: string, { text }: Kept) => key.length + text.length;
