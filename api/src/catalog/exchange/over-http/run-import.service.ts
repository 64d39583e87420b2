import type { IncomingMessage } from 'node:http';
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
import { ClosingSignal } from '../../../platform/process/shutdown.js';
import { type Caller, type Operator, toAuthor, Viewers } from '../../../platform/viewer/viewers.port.js';
import { importCatalog } from '../import/import-catalog.js';
import { AnotherImportError } from '../import/import-lock.js';
import type { CatalogImport } from './catalog-import.model.js';
import {
  anotherImportRunningError,
  dryRunMismatchError,
  ImportCancelledError,
  ImportInterruptedError,
  interruptedImportError,
  requireResumable,
} from './catalog-import.rules.js';
import { CatalogImportService, toJournalState } from './catalog-import.service.js';
import { ImportSession } from './import-session.js';
import { readBody } from './read-body.js';

type Transaction = Prisma.TransactionClient;

/** Parameters of the HTTP request for an import. */
export interface ImportRequest {
  id: string;
  /** Number of the first line that is sent. */
  from: number;
  dryRun: boolean;
  caller: Caller;
  requestId: string;
}

interface StartedRun {
  input: ImportRequest;
  startedImport: CatalogImport;
}

/** Time to wait for the lock: the database may still be finishing the last batch of a killed process. */
const LOCK_WAIT_MS = 5_000;
const IDLE_TIMEOUT_MS = MINUTE_MS;
/** Interval at which the state of the import is checked for a cancellation. */
const CANCEL_CHECK_MS = SECOND_MS / 2;
/** Interval at which the session or token of the person or program that imports is checked. */
const RIGHTS_CHECK_MS = 2 * SECOND_MS;
/** Lines per batch. Batches are small, so that shoppers hardly wait for their locks and their processor time. */
const LINES_PER_BATCH = 100;

/**
 * Imports a catalog file from a request as it arrives. One import runs at a time, including imports from the command line. The counts of a
 * batch are committed together with it. Whatever interrupts the request, the process or the connection, an import can therefore be resumed
 * after the last imported line.
 */
@Injectable()
export class RunImportService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly closing: ClosingSignal,
    private readonly imports: CatalogImportService,
    private readonly journal: JournalService,
    private readonly prisma: PrismaService,
    private readonly viewers: Viewers,
    private readonly clock: Clock,
  ) {}

  /** Returns the import when it has ended, or at once if it had ended before. */
  async run(input: ImportRequest, request: IncomingMessage): Promise<CatalogImport> {
    const existingImport = await this.imports.find(input.id);
    if (existingImport && existingImport.dryRun !== input.dryRun) throw dryRunMismatchError(existingImport);
    if (existingImport?.state === 'DONE') return existingImport;
    requireResumable(existingImport, input);
    const session = await ImportSession.open(this.config.DATABASE_SESSION_URL, input.requestId).catch((error: unknown) => {
      throw unavailableError(error);
    });
    try {
      return await this.#claimAndImport(session, input, request);
    } catch (error) {
      throw error instanceof AnotherImportError
        ? anotherImportRunningError(input.id, await this.#withTimeBudget(input, () => this.imports.findRunning()))
        : error;
    } finally {
      await session.close();
    }
  }

  async #claimAndImport(session: ImportSession, input: ImportRequest, request: IncomingMessage): Promise<CatalogImport> {
    await session.claim(input.id, LOCK_WAIT_MS);
    const startedImport = await this.#withTimeBudget(input, () => this.#begin(input));
    // Another request with the same id may have ended the import while this request waited.
    return startedImport.state === 'DONE' ? startedImport : this.#import(session, { input, startedImport }, request);
  }

  async #import(session: ImportSession, run: StartedRun, request: IncomingMessage): Promise<CatalogImport> {
    const { input, startedImport } = run;
    const abortController = new AbortController();
    const handleStop = () => abortController.abort(new ImportInterruptedError('STOPPED'));
    this.closing.signal.addEventListener('abort', handleStop, { once: true });
    if (this.closing.signal.aborted) handleStop();
    const { signal } = abortController;
    // While a statement runs, nothing is read from the request, so the end of the request is detected at the socket.
    const { socket } = request;
    const handleSocketClose = () => abortController.abort(new ImportInterruptedError('CONNECTION_LOST'));
    socket.once('close', handleSocketClose);
    // The cancellation gets a time budget of its own, because the import has taken longer than a request may.
    const send = (statement: QueryConfig) => this.#withTimeBudget(input, () => this.prisma.pool.query(statement));
    signal.addEventListener('abort', () => session.cancelStatements(send), { once: true });
    const checkTimers = [this.#watchRights(input, abortController), this.#watchState(input, abortController)];
    try {
      if (socket.destroyed) handleSocketClose();
      await importCatalog(session.client, readBody(request, signal, IDLE_TIMEOUT_MS), {
        maxLines: LINES_PER_BATCH,
        dryRun: startedImport.dryRun,
        firstLineNumber: input.from,
        skipUpToLine: startedImport.lastLine,
        onBegin: () => session.loadImportedSlugs(startedImport.id),
        record: (_client, outcome, lines) => session.record(startedImport, outcome, lines),
        pause: (ms) => delay(ms, undefined, { signal }),
      });
      return await this.#withTimeBudget(input, () => this.#end(run, 'DONE'));
    } catch (error) {
      const cause = signal.aborted ? signal.reason : error;
      if (cause instanceof ImportCancelledError) return await this.#withTimeBudget(input, () => this.#requireImport(input.id));
      const reason = cause instanceof ImportInterruptedError ? cause.reason : 'FAILED';
      const endedImport = await this.#withTimeBudget(input, () => this.#end(run, reason));
      if (cause instanceof ImportInterruptedError) throw interruptedImportError(reason, endedImport);
      throw isOutage(cause) ? unavailableError(cause) : cause;
    } finally {
      for (const timer of checkTimers) clearInterval(timer);
      socket.off('close', handleSocketClose);
      this.closing.signal.removeEventListener('abort', handleStop);
    }
  }

  /** Aborts the import once its caller's session or token has ended or lost the right to import, even while no lines arrive. */
  #watchRights(input: ImportRequest, abortController: AbortController): NodeJS.Timeout {
    const check = async () => {
      // While the database does not respond, nothing is imported, so the import need not be aborted.
      const keepsRights = await this.#withTimeBudget(input, () => this.viewers.hasActiveRights(input.caller)).catch(() => true);
      if (!keepsRights) abortController.abort(new ImportInterruptedError('RIGHTS_ENDED'));
    };
    return setInterval(() => void check(), RIGHTS_CHECK_MS).unref();
  }

  /** Aborts the import once it has been cancelled, even through another process. */
  #watchState(input: ImportRequest, abortController: AbortController): NodeJS.Timeout {
    const check = async () => {
      const foundImport = await this.#withTimeBudget(input, () => this.imports.find(input.id)).catch(() => undefined);
      if (foundImport?.state === 'CANCELLED') abortController.abort(new ImportCancelledError());
    };
    return setInterval(() => void check(), CANCEL_CHECK_MS).unref();
  }

  /** Runs the work with a database time budget of its own, because an import takes longer than a request may. */
  #withTimeBudget<Result>({ requestId }: ImportRequest, work: () => Promise<Result>): Promise<Result> {
    return runInRequest(createRequestContext(requestId, deadlines.writeMs), work);
  }

  /** The database session holds the import's lock, so an import that still counts as running belonged to a process that was killed. */
  #begin({ id, from, dryRun, caller, requestId }: ImportRequest): Promise<CatalogImport> {
    return this.prisma.inTransaction(requestId, async (transaction) => {
      const storedImport = await this.imports.find(id, transaction);
      if (storedImport && storedImport.dryRun !== dryRun) throw dryRunMismatchError(storedImport);
      if (storedImport?.state === 'DONE') return storedImport;
      const existingImport = storedImport?.state === 'RUNNING' ? { ...storedImport, state: 'INTERRUPTED' as const } : storedImport;
      requireResumable(existingImport, { from, dryRun });
      const runningState = { state: 'RUNNING', interruption: null, finishedAt: null } as const;
      if (existingImport) await transaction.catalogImport.update({ where: { id }, data: runningState });
      else await transaction.catalogImport.create({ data: { id, ...toAuthor(caller), dryRun, startedAt: this.clock.now() } });
      const startedImport = await this.#requireImport(id, transaction);
      await this.#recordChange(transaction, { operator: caller, before: existingImport, after: startedImport });
      return startedImport;
    });
  }

  /** Does nothing to an import that was cancelled meanwhile. */
  #end({ input, startedImport }: StartedRun, result: 'DONE' | CatalogImportInterruption): Promise<CatalogImport> {
    const { id, caller, requestId } = input;
    return this.prisma.inTransaction(requestId, async (transaction) => {
      const interruption = result === 'DONE' ? null : result;
      const finalState = { state: result === 'DONE' ? result : 'INTERRUPTED', interruption, finishedAt: this.clock.now() } as const;
      const { count } = await transaction.catalogImport.updateMany({ where: { id, state: 'RUNNING' }, data: finalState });
      const endedImport = await this.#requireImport(id, transaction);
      if (count > 0) await this.#recordChange(transaction, { operator: caller, before: startedImport, after: endedImport });
      return endedImport;
    });
  }

  #recordChange(
    transaction: Transaction,
    { operator: author, before, after }: { operator: Operator; before: CatalogImport | null; after: CatalogImport },
  ): Promise<void> {
    return this.journal.record(transaction, {
      author,
      action: 'importCatalog',
      subject: { kind: 'catalogImport', id: after.id },
      before: before && toJournalState(before),
      after: toJournalState(after),
    });
  }

  async #requireImport(id: string, reader?: Transaction): Promise<CatalogImport> {
    const foundImport = await this.imports.find(id, reader);
    if (!foundImport) throw new Error(`the import ${id} does not exist`);
    return foundImport;
  }
}
