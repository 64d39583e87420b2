import { toNetwork } from '@meet/server-kit/client-address';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { FairSlots } from '../../platform/fair-slots.js';

/**
 * Runs the tasks of one key one after another within this process. A task takes a database lock. Callers wait here, because waiting for the
 * lock would occupy a connection that other requests need. The limits of codes hold across processes even without this class.
 */
class KeyedMutex {
  readonly #lastExecutionByKey = new Map<string, Promise<unknown>>();

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const execution = (this.#lastExecutionByKey.get(key) ?? Promise.resolve()).then(work);
    const settledExecution = execution.catch(() => undefined);
    this.#lastExecutionByKey.set(key, settledExecution);
    try {
      return await execution;
    } finally {
      if (this.#lastExecutionByKey.get(key) === settledExecution) this.#lastExecutionByKey.delete(key);
    }
  }
}

interface Requester {
  /** Phone or e-mail address that the code is for. */
  recipient: string;
  clientAddress: string;
}

/** The sending or the checking of codes in this process: one task per recipient at a time, in an order that is fair to client networks. */
class CodeQueue {
  readonly #recipients = new KeyedMutex();
  readonly #slots: FairSlots;

  constructor(concurrency: number) {
    this.#slots = new FairSlots(concurrency);
  }

  run<Result>({ recipient, clientAddress }: Requester, task: () => Promise<Result>): Promise<Result> {
    return this.#recipients.run(recipient, () => this.#slots.run(toNetwork(clientAddress), task));
  }
}

/** Queues in which this process sends and checks codes. Each queue uses about a third of the connections to the database. */
@Injectable()
export class CodeQueues {
  readonly sending: CodeQueue;
  readonly checking: CodeQueue;

  constructor(@Inject(CONFIG) { DATABASE_POOL }: Config) {
    const concurrency = Math.max(1, Math.floor(DATABASE_POOL / 3));
    this.sending = new CodeQueue(concurrency);
    this.checking = new CodeQueue(concurrency);
  }
}
