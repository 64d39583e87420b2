import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { UnchangedPeriod } from '../../platform/http/cache/unchanged-period.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { extendThesaurus, shippedThesaurus } from '../thesaurus/read-thesaurus.js';
import type { Thesaurus, ThesaurusEntry } from '../thesaurus/thesaurus.js';

/** Pause between two reads of the shop's synonyms. */
const READ_EVERY_MS = 1_000;

/**
 * The shipped thesaurus with the synonyms of the shop. The synonyms are read in the background, so that no search waits for them, and a new
 * thesaurus is built only when they have changed.
 */
@Injectable()
export class SynonymService implements OnModuleInit, OnApplicationShutdown {
  thesaurus: Thesaurus = shippedThesaurus;
  #loadedEntriesJson = '[]';
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    private readonly prisma: PrismaService,
    private readonly unchangedPeriod: UnchangedPeriod,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Does not fail while the database is down: the shipped words are used until the first read succeeds. */
  async onModuleInit(): Promise<void> {
    await this.#reload();
    this.#scheduleRead();
  }

  onApplicationShutdown(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Starts a read only when the last one has ended, because while the database hangs, each read holds a connection. */
  #scheduleRead(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#reload().finally(() => this.#scheduleRead()), READ_EVERY_MS).unref();
  }

  async #reload(): Promise<void> {
    try {
      const entries = await this.prisma.readRows<ThesaurusEntry>`
        SELECT relation::text, name, others FROM search_synonym ORDER BY relation, name`;
      const entriesJson = JSON.stringify(entries);
      if (entriesJson === this.#loadedEntriesJson) return;
      this.thesaurus = extendThesaurus(entries);
      this.#loadedEntriesJson = entriesJson;
      // If the read was slow, responses that were computed with the former thesaurus may already count as unchanged.
      this.unchangedPeriod.restart();
    } catch (error) {
      this.logger.debug({ err: error }, 'the synonyms could not be read');
    }
  }
}
