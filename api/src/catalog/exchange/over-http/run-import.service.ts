import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { QueryConfig } from 'pg';
import { JournalService } from '../../../journal/journal.service.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { unavailableError } from '../../../platform/errors/domain-error.js';
import { createRequestContext, runInRequest } from '../../../platform/http/request-context.js';
import { isOutage } from '../../../platform/prisma/database-errors.js';
import { deadlines } from '../../../platform/prisma/deadlines.js';
import type { Prisma } from '../../../platform/prisma/generated/client.js';
import type { CatalogImportInterruption } from '../../../platform/prisma/generated/enums.js';
import { PrismaService } from '../../../platform/prisma/prisma.service.js';
import { Clock } from '../../../platform/process/clock.js';
import { MINUTE_MS, SECOND_MS } from '../../../platform/process/durations.js';
import { Closing } from '../../../platform/process/shutdown.js';
import { type Caller, type Operator, toAuthor, Viewers } from '../../../platform/viewer/viewers.port.js';
import { AnotherImport, importCatalog } from '../import/import-catalog.js';
import type { CatalogImport } from './catalog-import.model.js';
import {
  anotherImportRunningError,
  Cancelled,
  dryRunMismatchError,
  Interrupted,
  interruptedImportError,
  requireResumable,
} from './catalog-import.rules.js';
import { CatalogImportService, recordInJournal } from './catalog-import.service.js';
import { ImportSession } from './import-session.js';

const BUFFER = 2 ** 18;

/**
 * The body of a request as it arrives. A reader that is slow makes the client wait. It ends with an error when the connection breaks, when
 * the client sends nothing for `idleMs`, or with the reason of the signal. The connection stays open then, so that the client gets
 * a response.
 */
export function readBody(request: IncomingMessage, signal: AbortSignal, idleMs: number): AsyncIterable<Buffer> {
  const body = new PassThrough({ highWaterMark: BUFFER });
  const end = (error: unknown) => body.destroy(error instanceof Error ? error : new Error(String(error)));
  const aborted = () => end(signal.reason);
  const handleClose = () => request.complete || end(new Interrupted('CONNECTION_LOST'));
  let before = request.socket.bytesRead;
  const watch = setInterval(() => {
    const { bytesRead } = request.socket;
    if (bytesRead === before && body.readableLength === 0) end(new Interrupted('IDLE'));
    before = bytesRead;
  }, idleMs);
  signal.addEventListener('abort', aborted, { once: true });
  // The reader gets the error. Without a listener an error before the first read would end the process.
  body.on('error', () => undefined);
  request.on('error', handleClose).on('close', handleClose);
  body.once('close', () => {
    clearInterval(watch);
    signal.removeEventListener('abort', aborted);
    request.unpipe(body);
    request.resume();
  });
  if (signal.aborted) aborted();
  else if (request.destroyed) handleClose();
  else request.pipe(body);
  return body;
}

type Transaction = Prisma.TransactionClient;

/** Parameters of an import, from its request. */
export interface ImportRequest {
  id: string;
  /** Number of the first line that is sent. */
  from: number;
  dryRun: boolean;
  operator: Caller;
  requestId: string;
}

interface Run {
  input: ImportRequest;
  begun: CatalogImport;
}

/** Time to wait for the lock: the database may still be finishing the last batch of a killed process. */
const WAIT_MS = 5_000;
const IDLE_MS = MINUTE_MS;
/** Interval at which the state of the import is checked for a cancellation. */
const CANCELLED_MS = SECOND_MS / 2;
/** Interval at which the session or token of the import is checked. */
const RIGHTS_MS = 2 * SECOND_MS;
/** Lines per batch. Batches are small, so that shoppers hardly wait for their locks and their processor time. */
const LINES_PER_BATCH = 100;

/**
 * Imports a catalog file from a request as it arrives. One import runs at a time, the command's included. The counts of a batch are
 * committed together with it. Whatever ends the request, the process or the connection, an import therefore goes on after the last line
 * that was imported.
 */
@Injectable()
export class RunImportService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly closing: Closing,
    private readonly imports: CatalogImportService,
    private readonly journal: JournalService,
    private readonly prisma: PrismaService,
    private readonly viewers: Viewers,
    private readonly clock: Clock,
  ) {}

  /** Returns the import when it has ended, and at once if it is done already. */
  async run(input: ImportRequest, request: IncomingMessage): Promise<CatalogImport> {
    const present = await this.imports.find(input.id);
    if (present && present.dryRun !== input.dryRun) throw dryRunMismatchError(present);
    if (present?.state === 'DONE') return present;
    requireResumable(present, input);
    const session = await ImportSession.open(this.config.DATABASE_SESSION_URL, input.requestId).catch((error: unknown) => {
      throw unavailableError(error);
    });
    try {
      return await this.#importWith(session, input, request);
    } catch (error) {
      throw error instanceof AnotherImport
        ? anotherImportRunningError(input.id, await this.#withTime(input, () => this.imports.findRunning()))
        : error;
    } finally {
      await session.close();
    }
  }

  async #importWith(session: ImportSession, input: ImportRequest, request: IncomingMessage): Promise<CatalogImport> {
    await session.claim(input.id, WAIT_MS);
    const begun = await this.#withTime(input, () => this.#begin(input));
    // Another request with the same id may have ended it while this one waited.
    return begun.state === 'DONE' ? begun : this.#import(session, { input, begun }, request);
  }

  async #import(
    session: ImportSession,
    run: { input: ImportRequest; begun: CatalogImport },
    request: IncomingMessage,
  ): Promise<CatalogImport> {
    const { input, begun } = run;
    const ending = new AbortController();
    const stop = () => ending.abort(new Interrupted('STOPPED'));
    this.closing.signal.addEventListener('abort', stop, { once: true });
    if (this.closing.signal.aborted) stop();
    const { signal } = ending;
    // While a statement runs, nothing is read from the request, so its end is seen at the socket.
    const { socket } = request;
    const lose = () => ending.abort(new Interrupted('CONNECTION_LOST'));
    socket.once('close', lose);
    // The import has taken longer than a request may.
    const send = (statement: QueryConfig) => this.#withTime(input, () => this.prisma.pool.query(statement));
    signal.addEventListener('abort', () => session.cancelStatements(send), { once: true });
    const watches = [this.#watchRights(input, ending), this.#watchState(input, ending)];
    try {
      if (socket.destroyed) lose();
      await importCatalog(session.client, readBody(request, signal, IDLE_MS), {
        maxLines: LINES_PER_BATCH,
        dryRun: begun.dryRun,
        from: input.from,
        after: begun.lastLine,
        begin: () => session.loadSeenProducts(begun.id),
        record: (_client, outcome, lines) => session.record(begun, outcome, lines),
        rest: (ms) => delay(ms, undefined, { signal }),
      });
      return await this.#withTime(input, () => this.#end(run, 'DONE'));
    } catch (error) {
      const cause = signal.aborted ? signal.reason : error;
      if (cause instanceof Cancelled) return await this.#withTime(input, () => this.#find(input.id));
      const reason = cause instanceof Interrupted ? cause.reason : 'FAILED';
      const endedImport = await this.#withTime(input, () => this.#end(run, reason));
      if (cause instanceof Interrupted) throw interruptedImportError(reason, endedImport);
      throw isOutage(cause) ? unavailableError(cause) : cause;
    } finally {
      for (const watch of watches) clearInterval(watch);
      socket.off('close', lose);
      this.closing.signal.removeEventListener('abort', stop);
    }
  }

  /** Ends the import once its session or its token has ended or has lost the right, also while nothing arrives. */
  #watchRights(input: ImportRequest, ending: AbortController): NodeJS.Timeout {
    const check = async () => {
      // While the database does not answer, nothing is imported either.
      const keepsRights = await this.#withTime(input, () => this.viewers.hasActiveRights(input.operator)).catch(() => true);
      if (!keepsRights) ending.abort(new Interrupted('RIGHTS_ENDED'));
    };
    return setInterval(() => void check(), RIGHTS_MS).unref();
  }

  /** Ends the import once it has been cancelled, also by another process. */
  #watchState(input: ImportRequest, ending: AbortController): NodeJS.Timeout {
    const check = async () => {
      const foundImport = await this.#withTime(input, () => this.imports.find(input.id)).catch(() => undefined);
      if (foundImport?.state === 'CANCELLED') ending.abort(new Cancelled());
    };
    return setInterval(() => void check(), CANCELLED_MS).unref();
  }

  /** Runs the work with a database time budget of its own, because an import takes longer than a request may. */
  #withTime<Result>({ requestId }: ImportRequest, work: () => Promise<Result>): Promise<Result> {
    return runInRequest(createRequestContext(requestId, deadlines.writeMs), work);
  }

  /** The session holds the import's lock, so what still counts as running belongs to a process that was killed. */
  #begin({ id, from, dryRun, operator, requestId }: ImportRequest): Promise<CatalogImport> {
    return this.prisma.inTransaction(requestId, async (transaction) => {
      const storedImport = await this.imports.find(id, transaction);
      if (storedImport && storedImport.dryRun !== dryRun) throw dryRunMismatchError(storedImport);
      if (storedImport?.state === 'DONE') return storedImport;
      const before = storedImport?.state === 'RUNNING' ? { ...storedImport, state: 'INTERRUPTED' as const } : storedImport;
      requireResumable(before, { from, dryRun });
      const goesOn = { state: 'RUNNING', interruption: null, finishedAt: null } as const;
      if (before) await transaction.catalogImport.update({ where: { id }, data: goesOn });
      else await transaction.catalogImport.create({ data: { id, ...toAuthor(operator), dryRun, startedAt: this.clock.now() } });
      const begun = await this.#find(id, transaction);
      await this.#journal(transaction, { operator, before, after: begun });
      return begun;
    });
  }

  /** Does nothing to an import that was cancelled meanwhile. */
  #end({ input, begun }: Run, how: 'DONE' | CatalogImportInterruption): Promise<CatalogImport> {
    const { id, operator, requestId } = input;
    return this.prisma.inTransaction(requestId, async (transaction) => {
      const interruption = how === 'DONE' ? null : how;
      const data = { state: how === 'DONE' ? how : 'INTERRUPTED', interruption, finishedAt: this.clock.now() } as const;
      const { count } = await transaction.catalogImport.updateMany({ where: { id, state: 'RUNNING' }, data });
      const endedImport = await this.#find(id, transaction);
      if (count > 0) await this.#journal(transaction, { operator, before: begun, after: endedImport });
      return endedImport;
    });
  }

  #journal(
    transaction: Transaction,
    { operator: author, before, after }: { operator: Operator; before: CatalogImport | null; after: CatalogImport },
  ): Promise<void> {
    return this.journal.record(transaction, {
      ...{ author, action: 'importCatalog', subject: { kind: 'catalogImport', id: after.id } },
      ...{ before: before && recordInJournal(before), after: recordInJournal(after) },
    });
  }

  async #find(id: string, reader?: Transaction): Promise<CatalogImport> {
    const foundImport = await this.imports.find(id, reader);
    if (!foundImport) throw new Error(`the import ${id} is gone`);
    return foundImport;
  }
}
