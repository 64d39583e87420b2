import { toNetwork } from '@meet/server-kit/request';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { FairSlots } from '../../../platform/fair-slots.js';
import { KeyedMutex } from './keyed-mutex.js';

interface Turn {
  /** Phone or e-mail that the work is for. */
  recipient: string;
  clientAddress: string;
}

/** The work of one kind in this process: one task per recipient at a time, and turns that are fair to client networks. */
class Turns {
  readonly #recipients = new KeyedMutex();
  readonly #turns: FairSlots;

  constructor(atOnce: number) {
    this.#turns = new FairSlots(atOnce);
  }

  take<Result>({ recipient, clientAddress }: Turn, task: () => Promise<Result>): Promise<Result> {
    return this.#recipients.take(recipient, () => this.#turns.take(toNetwork(clientAddress), task));
  }
}

/** Order in which this process sends and checks codes. Each kind uses at most a third of the connections to the database. */
@Injectable()
export class CodeQueues {
  readonly sending: Turns;
  readonly checking: Turns;

  constructor(@Inject(CONFIG) { DATABASE_POOL }: Config) {
    const atOnce = Math.max(1, Math.floor(DATABASE_POOL / 3));
    this.sending = new Turns(atOnce);
    this.checking = new Turns(atOnce);
  }
}
