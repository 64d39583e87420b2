import { Injectable } from '@nestjs/common';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { Clock } from '../platform/time/clock.js';
import type { Operator } from '../platform/viewer/operator.js';
import { adding } from './journal.queries.js';
import { type Difference, differenceOf } from './journal.rules.js';

/** A change to record. */
export interface JournalChange extends Difference {
  author: Operator;
  /** Name of the operation, such as `saveBrand`. */
  action: string;
  /** Kind of the changed object, in the terms of its domain, and what identifies it for people, such as a slug. */
  subject: { kind: string; id: string };
}

/** Records who changed what, in the transaction of the change. */
@Injectable()
export class JournalService {
  constructor(private readonly clock: Clock) {}

  /** Takes the whole object before and after; null if it did not exist or no longer does. If nothing has changed, no entry is added. */
  async record(transaction: Prisma.TransactionClient, { author, action, subject, before, after }: JournalChange): Promise<void> {
    const difference = differenceOf(subject.kind, { before, after });
    if (!difference) return;
    await transaction.$executeRaw(adding({ author, action, subject, ...difference }, this.clock.now()));
  }
}
