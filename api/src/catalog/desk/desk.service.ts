import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { UploadService } from '../../images/upload/upload.service.js';
import { JournalService } from '../../journal/journal.service.js';
import { demandUnchanged, nextUpdate } from '../../platform/errors/changed-meanwhile.js';
import { type WrongField, wrongFields } from '../../platform/input/input-form.js';
import { readForm } from '../../platform/input/saved-form.js';
import type { Pagination } from '../../platform/pagination/pagination.model.js';
import { paginationOf, requestedPage } from '../../platform/pagination/pagination.rules.js';
import { despiteContention, isKeyRace } from '../../platform/prisma/contention.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Selection } from '../../platform/selection/selection.js';
import { Clock } from '../../platform/time/clock.js';
import type { DeskListInput, RemoveFromCatalogInput } from './desk.input.js';
import type { Desk, Given, Shown } from './desk.js';
import { countReferences, findThing, lockThing, removeThing, selectThings, writeThing } from './desk.queries.js';
import { demandUnreferred, type OperatorInRequest } from './desk.rules.js';

type Transaction = Prisma.TransactionClient;

interface Form {
  slug: string;
  updatedAt?: Date | null | undefined;
  uploadId?: string | undefined;
}

interface Recorded {
  action: 'save' | 'remove';
  before: Shown | null;
  after: Shown | null;
}

const LONGEST_SEARCH = 200;

/** Saves, removes and lists what the catalog consists of besides products. */
@Injectable()
export class DeskService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly uploads: UploadService,
    private readonly journal: JournalService,
    private readonly clock: Clock,
  ) {}

  /** Reads only the selected parts. */
  async list<F extends Form, Thing extends Shown>(
    desk: Desk<F, Thing>,
    { search, pagination }: DeskListInput,
    asked: Pick<Selection, 'asks'>,
  ): Promise<{ items: Thing[]; pagination: Pagination }> {
    const page = requestedPage(pagination);
    const window = { search: (search ?? '').trim().slice(0, LONGEST_SEARCH), limit: page.limit, offset: (page.page - 1) * page.limit };
    const parts = Object.fromEntries(Object.entries(desk.parts ?? {}).filter(([key]) => asked.asks(key)));
    const { items, total } = await selectThings<Thing>(this.prisma, { ...desk, parts }, window);
    return { items, pagination: paginationOf(page, total) };
  }

  async save<F extends Form, Thing extends Shown>(operator: OperatorInRequest, desk: Desk<F, Thing>, typed: object): Promise<Thing> {
    const form = readForm(desk.form, typed);
    return this.#inTurn(operator, `${desk.table}:${form.slug}`, (transaction) => this.#save(transaction, operator, { desk, form }));
  }

  /** Returns what was removed as it was, or null if there is none. */
  async remove<F extends Form, Thing extends Shown>(
    operator: OperatorInRequest,
    desk: Desk<F, Thing>,
    { slug, updatedAt }: RemoveFromCatalogInput,
  ): Promise<Thing | null> {
    return this.#inTurn(operator, `${desk.table}:${slug}`, async (transaction) => {
      await lockThing(transaction, desk, { slug, forRemoval: true });
      const before = await findThing<Thing>(transaction, desk, slug);
      if (!before) return null;
      demandUnchanged(before, updatedAt);
      demandUnreferred(await countReferences(transaction, desk, slug));
      await desk.removeParts?.(transaction, slug);
      await removeThing(transaction, desk, slug);
      await this.#record(transaction, operator, desk.table, { action: 'remove', before, after: null });
      return before;
    });
  }

  async #save<F extends Form, Thing extends Shown>(
    transaction: Transaction,
    operator: OperatorInRequest,
    { desk, form }: { desk: Desk<F, Thing>; form: F },
  ): Promise<Thing> {
    const { slug, updatedAt, uploadId, ...fields } = form;
    await lockThing(transaction, desk, { slug, forRemoval: false });
    const present = await findThing<Thing>(transaction, desk, slug);
    demandUnchanged(present, updatedAt);
    const picture =
      desk.picture && uploadId ? { [desk.picture]: await this.uploads.give(transaction, operator.author.accountId, uploadId) } : {};
    const given = { ...fields, ...picture } as Given<F>;
    if (present && isSame(present, given)) return present;
    if (!present) demandAll(given, desk.needed);
    await desk.check?.(transaction, slug, { given, present });
    const now = nextUpdate(this.clock.now(), present);
    const id = await writeThing(transaction, desk, { slug, given, now });
    await desk.writeParts?.(transaction, { id, given, present });
    const saved = await findThing<Thing>(transaction, desk, slug);
    if (!saved) throw new Error(`${desk.table} ${slug} was deleted while it was locked`);
    await this.#record(transaction, operator, desk.table, { action: 'save', before: present, after: saved });
    return saved;
  }

  /** Of operators who save the same slug, each waits for the one before. */
  #inTurn<Result>({ requestId }: OperatorInRequest, lock: string, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return despiteContention(() => this.prisma.inTransaction(requestId, work, [lock]), isKeyRace);
  }

  async #record(transaction: Transaction, { author }: OperatorInRequest, kind: string, { action, before, after }: Recorded): Promise<void> {
    const noun = kind.replaceAll(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase());
    const id = (after ?? before)?.slug ?? '';
    const [was, is] = [before && { ...before }, after && { ...after }];
    await this.journal.record(transaction, { author, action: `${action}${noun}`, subject: { kind, id }, before: was, after: is });
  }
}

function demandAll(given: object, needed: readonly string[]): void {
  const wrong = needed
    .filter((field) => Reflect.get(given, field) === undefined)
    .map((field): WrongField => ({ field, message: `Без поля «${field}» не\u00a0создать.` }));
  if (wrong.length > 0) throw wrongFields(wrong);
}

const isSame = (present: Shown, given: object): boolean =>
  Object.entries(given).every(([field, value]) => value === undefined || isDeepStrictEqual(Reflect.get(present, field), value));
