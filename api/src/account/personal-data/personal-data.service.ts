import { Injectable } from '@nestjs/common';
import type { Prisma } from '../../platform/prisma/generated/client.js';

/** One domain's part of what the shop knows of a person. */
export interface PersonalData {
  /** Its key in the export. */
  name: string;
  /** All that the domain knows of the person, as JSON can say it. */
  export(accountId: string): Promise<unknown>;
  /** Removes what is personal; what must be kept for other reasons is kept without the person. */
  erase(transaction: Prisma.TransactionClient, accountId: string): Promise<void>;
}

/** Every domain that keeps something of a person registers its part here, so that this one need not know them. */
@Injectable()
export class PersonalDataService {
  readonly #parts = new Map<string, PersonalData>();

  register(part: PersonalData): void {
    if (this.#parts.has(part.name)) throw new Error(`The personal data "${part.name}" is registered twice`);
    this.#parts.set(part.name, part);
  }

  async export(accountId: string): Promise<Record<string, unknown>> {
    const parts = await Promise.all([...this.#parts.values()].map(async (part) => [part.name, await part.export(accountId)] as const));
    return Object.fromEntries(parts);
  }

  /** One after another: they share the transaction. */
  async erase(transaction: Prisma.TransactionClient, accountId: string): Promise<void> {
    for (const part of this.#parts.values()) await part.erase(transaction, accountId);
  }
}
