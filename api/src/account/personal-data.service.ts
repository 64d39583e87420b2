import { Injectable } from '@nestjs/common';
import type { DomainError } from '../platform/errors/domain-error.js';
import type { Prisma } from '../platform/prisma/generated/client.js';

/** How the personal data of one domain is exported and erased. */
export interface PersonalData {
  /** Key under which the export contains this data. */
  name: string;
  /** Returns the domain's data about the person as JSON. */
  export(accountId: string): Promise<unknown>;
  /** Returns the reason why the person's data cannot be erased yet, or null. The account is locked. */
  findErasureObstacle?(transaction: Prisma.TransactionClient, accountId: string): Promise<DomainError | null>;
  /** Erases personal data. Records that must be kept stay, but no longer refer to the person. */
  erase(transaction: Prisma.TransactionClient, accountId: string): Promise<void>;
}

/** Registry of the domains that hold personal data. The other domains register themselves, so that this domain does not depend on them. */
@Injectable()
export class PersonalDataService {
  readonly #registrations = new Map<string, PersonalData>();

  register(personalData: PersonalData): void {
    if (this.#registrations.has(personalData.name)) throw new Error(`The personal data "${personalData.name}" is registered twice`);
    this.#registrations.set(personalData.name, personalData);
  }

  async export(accountId: string): Promise<Record<string, unknown>> {
    const entries = await Promise.all(
      [...this.#registrations.values()].map(async (personalData) => [personalData.name, await personalData.export(accountId)] as const),
    );
    return Object.fromEntries(entries);
  }

  /** Returns the first reason why the account cannot be erased yet, or null. */
  async findErasureObstacle(transaction: Prisma.TransactionClient, accountId: string): Promise<DomainError | null> {
    for (const personalData of this.#registrations.values()) {
      const obstacle = await personalData.findErasureObstacle?.(transaction, accountId);
      if (obstacle) return obstacle;
    }
    return null;
  }

  /** Erases the data of one domain after another, because they share a transaction. */
  async erase(transaction: Prisma.TransactionClient, accountId: string): Promise<void> {
    for (const personalData of this.#registrations.values()) await personalData.erase(transaction, accountId);
  }
}
