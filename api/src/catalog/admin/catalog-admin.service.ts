import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { UploadService } from '../../images/upload/upload.service.js';
import { JournaledSaveService, type Entity as SavedEntity } from '../../journal/journaled-save.service.js';
import type { Selection } from '../../platform/graphql/selection.js';
import { type WrongField, wrongFieldsError } from '../../platform/input/input-form.js';
import { type Pagination, requirePage, toPagination } from '../../platform/input/pagination.js';
import { readForm } from '../../platform/input/schema-form.js';
import { isKeyRace, retryOnContention } from '../../platform/prisma/contention.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Operator, OperatorInRequest, Viewer } from '../../platform/viewer/viewers.port.js';
import type { AdminListInput, RemoveFromCatalogInput } from './catalog-admin.model.js';
import { countReferences, findEntity, lockEntity, removeEntity, selectEntities, writeEntity } from './catalog-admin.queries.js';
import { requireUnreferenced } from './catalog-admin.rules.js';
import type { EntityDefinition, EntityView, FormFields } from './entity-definition.js';

type Transaction = Prisma.TransactionClient;

interface Form {
  slug: string;
  updatedAt?: Date | null | undefined;
  uploadId?: string | undefined;
}

const MAX_SEARCH_LENGTH = 200;

/** Saves, removes and lists the entities of the catalog other than products. */
@Injectable()
export class CatalogAdminService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly uploads: UploadService,
    private readonly saves: JournaledSaveService,
  ) {}

  /** Lists a page of entities. Reads only the selected fields. */
  async list<EntityForm extends Form, View extends EntityView>(
    definition: EntityDefinition<EntityForm, View>,
    { query, search, pagination }: AdminListInput,
    selection: Pick<Selection, 'isSelected'>,
  ): Promise<{ items: View[]; pagination: Pagination }> {
    const page = requirePage(pagination);
    const range = {
      search: (query ?? search ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
      limit: page.limit,
      offset: (page.page - 1) * page.limit,
    };
    const computedFields = Object.fromEntries(Object.entries(definition.computedFields ?? {}).filter(([key]) => selection.isSelected(key)));
    const { items, total } = await selectEntities<View>(this.prisma, { ...definition, computedFields }, range);
    return { items, pagination: toPagination(page, total) };
  }

  async save<EntityForm extends Form, View extends EntityView>(
    request: OperatorInRequest<Viewer>,
    definition: EntityDefinition<EntityForm, View>,
    input: object,
  ): Promise<View> {
    const form = readForm(definition.form, input);
    const entity = toEntity(definition, 'save', form);
    const save = () =>
      this.saves.save(request, entity, async (transaction, { row, now }) => {
        const fields = await this.#claimPicture(transaction, request.operator, { definition, form });
        return row && hasSameValues(row, fields)
          ? row
          : writeAndRead(transaction, definition, { slug: form.slug, fields, existing: row, now });
      });
    return retryOnContention(save, isKeyRace);
  }

  /** Returns the entity as it was before the removal, or null if it does not exist. */
  async remove<EntityForm extends Form, View extends EntityView>(
    request: OperatorInRequest,
    definition: EntityDefinition<EntityForm, View>,
    dto: RemoveFromCatalogInput,
  ): Promise<View | null> {
    const remove = () =>
      this.saves.remove(request, toEntity(definition, 'remove', dto), async (transaction, { slug }) => {
        requireUnreferenced(await countReferences(transaction, definition, slug));
        await definition.removeRelated?.(transaction, slug);
        await removeEntity(transaction, definition, slug);
      });
    return retryOnContention(remove, isKeyRace);
  }

  async #claimPicture<EntityForm extends Form, View extends EntityView>(
    transaction: Transaction,
    operator: Operator,
    { definition, form }: { definition: EntityDefinition<EntityForm, View>; form: EntityForm },
  ): Promise<FormFields<EntityForm>> {
    const { slug: _slug, updatedAt: _updatedAt, uploadId, ...fields } = form;
    if (!definition.pictureField || !uploadId) return fields;
    return { ...fields, [definition.pictureField]: await this.uploads.claim(transaction, operator, uploadId) };
  }
}

function toEntity<EntityForm extends Form, View extends EntityView>(
  definition: EntityDefinition<EntityForm, View>,
  action: 'save' | 'remove',
  { slug, updatedAt }: Pick<Form, 'slug' | 'updatedAt'>,
): SavedEntity<View, View> {
  const kind = definition.table.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
  const noun = kind.charAt(0).toUpperCase() + kind.slice(1);
  return {
    kind,
    name: slug,
    action: `${action}${noun}`,
    expectedUpdatedAt: updatedAt,
    find: async (transaction) => {
      await lockEntity(transaction, definition, { slug, isForRemoval: action === 'remove' });
      return findEntity<View>(transaction, definition, slug);
    },
    toView: (entity) => entity,
  };
}

async function writeAndRead<EntityForm extends Form, View extends EntityView>(
  transaction: Transaction,
  definition: EntityDefinition<EntityForm, View>,
  { slug, fields, existing, now }: { slug: string; fields: FormFields<EntityForm>; existing: View | null; now: Date },
): Promise<View> {
  if (!existing) requireFields(fields, definition.requiredFields);
  await definition.checkRows?.(transaction, slug, { fields, existing });
  const id = await writeEntity(transaction, definition, { slug, input: fields, now });
  await definition.writeRelated?.(transaction, { id, fields, existing });
  const savedEntity = await findEntity<View>(transaction, definition, slug);
  if (!savedEntity) throw new Error(`${definition.table} ${slug} was deleted while it was locked`);
  return savedEntity;
}

function requireFields(fields: object, required: readonly string[]): void {
  const wrongFields = required
    .filter((field) => Reflect.get(fields, field) === undefined)
    .map((field): WrongField => ({ field, message: `Без поля «${field}» не\u00a0создать.` }));
  if (wrongFields.length > 0) throw wrongFieldsError(wrongFields);
}

const hasSameValues = (existing: EntityView, fields: object): boolean =>
  Object.entries(fields).every(([field, value]) => value === undefined || isDeepStrictEqual(Reflect.get(existing, field), value));
