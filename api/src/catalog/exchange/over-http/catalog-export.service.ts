import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { overloadedError, unavailableError } from '../../../platform/errors/domain-error.js';
import { deadlines } from '../../../platform/prisma/deadlines.js';
import { HOUR_MS, MINUTE_MS } from '../../../platform/process/durations.js';
import { ClosingSignal } from '../../../platform/process/shutdown.js';
import { type CatalogState, exportCatalog, readCatalogState } from '../export-catalog.js';

/** Maximum number of concurrent exports. Each holds a snapshot, which keeps PostgreSQL from removing dead rows. */
const MAX_CONCURRENT = 2;
const IDLE_TIMEOUT_MS = MINUTE_MS;
const MAX_DURATION_MS = HOUR_MS;

export interface ExportRequest {
  /** Only products that have changed since this time are exported; null exports all. */
  changedFrom: Date | null;
  /** Whether the client already has the state of the catalog that this tag identifies. */
  isCachedByClient: (tag: string) => boolean;
}

interface OpenedExport extends CatalogState {
  /** Null if the client already has this state of the catalog. */
  lines: Readable | null;
}

/** Exports the catalog over HTTP, in the same format as the export command. */
@Injectable()
export class CatalogExportService {
  #openCount = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly closing: ClosingSignal,
  ) {}

  /**
   * Opens the lines of the catalog, or of what has changed in it, unless `isCachedByClient` accepts the tag of its state. The lines end
   * early if the client reads nothing for a minute, or needs more than an hour in total.
   */
  async open({ changedFrom, isCachedByClient }: ExportRequest): Promise<OpenedExport> {
    if (this.#openCount >= MAX_CONCURRENT) throw overloadedError();
    this.#openCount += 1;
    const client = new pg.Client({ connectionString: this.config.DATABASE_SESSION_URL, connectionTimeoutMillis: deadlines.connectMs });
    // A broken connection is reported by the statement that fails. Without a listener, the connection's error event would end the process.
    client.on('error', () => undefined);
    const close = () => {
      this.#openCount -= 1;
      void client.end();
    };
    try {
      await client.connect();
      const state = await readCatalogState(client);
      if (isCachedByClient(state.tag)) {
        close();
        return { ...state, lines: null };
      }
      const lines = openLines(exportCatalog(client, changedFrom), this.closing.signal);
      lines.once('close', close);
      return { ...state, lines };
    } catch (error) {
      close();
      throw unavailableError(error);
    }
  }
}

function openLines(batches: AsyncIterable<string[]>, signal: AbortSignal): Readable {
  let batchCount = 0;
  let previousBatchCount = 0;
  const encodeBatches = async function* () {
    for await (const lines of batches) {
      batchCount += 1;
      yield Buffer.from(lines.join(''));
    }
  };
  const stream = Readable.from(encodeBatches(), { highWaterMark: 1 });
  const end = () => void stream.destroy();
  const durationTimer = setTimeout(end, MAX_DURATION_MS);
  const idleTimer = setInterval(() => {
    if (batchCount === previousBatchCount) end();
    previousBatchCount = batchCount;
  }, IDLE_TIMEOUT_MS);
  signal.addEventListener('abort', end, { once: true });
  stream.once('close', () => {
    clearTimeout(durationTimer);
    clearInterval(idleTimer);
    signal.removeEventListener('abort', end);
  });
  return stream;
}
