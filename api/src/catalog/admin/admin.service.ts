import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { UploadService } from '../../images/upload/upload.service.js';
import { type Entity as SavedEntity, SaveService } from '../../journal/save.service.js';
import { type WrongField, wrongFields } from '../../platform/input/input-form.js';
import { readForm } from '../../platform/input/saved-form.js';
import type { Pagination } from '../../platform/pagination/pagination.model.js';
import { requestedPage, toPagination } from '../../platform/pagination/pagination.rules.js';
import { despiteContention, isKeyRace } from '../../platform/prisma/contention.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Selection } from '../../platform/selection/selection.js';
import type { Operator, OperatorInRequest } from '../../platform/viewer/operator.js';
import type { Viewer } from '../../platform/viewer/viewer.js';
import type { DeskListInput, RemoveFromCatalogInput } from './admin.input.js';
import type { Desk, Given, Shown } from './admin.js';
import { countReferences, findEntity, lockEntity, removeEntity, selectEntities, writeEntity } from './admin.queries.js';
import { demandUnreferred } from './admin.rules.js';

type Transaction = Prisma.TransactionClient;

interface Form {
  slug: string;
  updatedAt?: Date | null | undefined;
  uploadId?: string | undefined;
}

const LONGEST_SEARCH = 200;

/** Saves, removes and lists what the catalog consists of besides products. */
@Injectable()
export class AdminService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly uploads: UploadService,
    private readonly saves: SaveService,
  ) {}

  /** Reads only the selected parts. */
  async list<F extends Form, Thing extends Shown>(
    desk: Desk<F, Thing>,
    { query, search, pagination }: DeskListInput,
    asked: Pick<Selection, 'asks'>,
  ): Promise<{ items: Thing[]; pagination: Pagination }> {
    const page = requestedPage(pagination);
    const window = {
      search: (query ?? search ?? '').trim().slice(0, LONGEST_SEARCH),
      limit: page.limit,
      offset: (page.page - 1) * page.limit,
    };
    const parts = Object.fromEntries(Object.entries(desk.parts ?? {}).filter(([key]) => asked.asks(key)));
    const { items, total } = await selectEntities<Thing>(this.prisma, { ...desk, parts }, window);
    return { items, pagination: toPagination(page, total) };
  }

  async save<F extends Form, Thing extends Shown>(by: OperatorInRequest<Viewer>, desk: Desk<F, Thing>, typed: object): Promise<Thing> {
    const form = readForm(desk.form, typed);
    const entity = toEntity(desk, 'save', form);
    const save = () =>
      this.saves.save(by, entity, async (transaction, { row, now }) => {
        const given = await this.#withPicture(transaction, by.operator, { desk, form });
        return row && isSame(row, given) ? row : write(transaction, desk, { slug: form.slug, given, present: row, now });
      });
    return despiteContention(save, isKeyRace);
  }

  /** Returns what was removed as it was, or null if there is none. */
  async remove<F extends Form, Thing extends Shown>(
    by: OperatorInRequest,
    desk: Desk<F, Thing>,
    dto: RemoveFromCatalogInput,
  ): Promise<Thing | null> {
    const remove = () =>
      this.saves.remove(by, toEntity(desk, 'remove', dto), async (transaction, { slug }) => {
        demandUnreferred(await countReferences(transaction, desk, slug));
        await desk.removeParts?.(transaction, slug);
        await removeEntity(transaction, desk, slug);
      });
    return despiteContention(remove, isKeyRace);
  }

  async #withPicture<F extends Form, Thing extends Shown>(
    transaction: Transaction,
    operator: Operator,
    { desk, form }: { desk: Desk<F, Thing>; form: F },
  ): Promise<Given<F>> {
    const { slug: _slug, updatedAt: _updatedAt, uploadId, ...fields } = form;
    if (!desk.picture || !uploadId) return fields;
    return { ...fields, [desk.picture]: await this.uploads.give(transaction, operator, uploadId) };
  }
}

function toEntity<F extends Form, Thing extends Shown>(
  desk: Desk<F, Thing>,
  action: 'save' | 'remove',
  { slug, updatedAt }: Pick<Form, 'slug' | 'updatedAt'>,
): SavedEntity<Thing, Thing> {
  const kind = desk.table.replaceAll(/_(\w)/g, (_match, mail: string) => mail.toUpperCase());
  const noun = kind.charAt(0).toUpperCase() + kind.slice(1);
  return {
    ...{ kind, name: slug, action: `${action}${noun}`, readAt: updatedAt },
    find: async (transaction) => {
      await lockEntity(transaction, desk, { slug, forRemoval: action === 'remove' });
      return findEntity<Thing>(transaction, desk, slug);
    },
    show: (entity) => entity,
  };
}

async function write<F extends Form, Thing extends Shown>(
  transaction: Transaction,
  desk: Desk<F, Thing>,
  { slug, given, present, now }: { slug: string; given: Given<F>; present: Thing | null; now: Date },
): Promise<Thing> {
  if (!present) demandAll(given, desk.needed);
  await desk.check?.(transaction, slug, { given, present });
  const id = await writeEntity(transaction, desk, { slug, given, now });
  await desk.writeParts?.(transaction, { id, given, present });
  const saved = await findEntity<Thing>(transaction, desk, slug);
  if (!saved) throw new Error(`${desk.table} ${slug} was deleted while it was locked`);
  return saved;
}

function demandAll(given: object, needed: readonly string[]): void {
  const wrong = needed
    .filter((field) => Reflect.get(given, field) === undefined)
    .map((field): WrongField => ({ field, message: `Без поля «${field}» не\u00a0создать.` }));
  if (wrong.length > 0) throw wrongFields(wrong);
}

const isSame = (present: Shown, given: object): boolean =>
  Object.entries(given).every(([field, value]) => value === undefined || isDeepStrictEqual(Reflect.get(present, field), value));
