import { Field, GraphQLISODateTime, InputType, ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { type GraphqlClass, opaqueId } from '../../platform/graphql/zod-types.js';
import { PagedInput, Pagination } from '../../platform/input/pagination.js';
import { objectKey, slug } from '../exchange/field-schemas.js';

// Fields that the inputs and views of several kinds of entities share. A field that is absent keeps its value; null clears it.

export const slugField = {
  slug: slug.describe('Identifies it. A slug never changes'),
};

export const versionField = {
  updatedAt: z.date().nullish().describe('`updatedAt` of the object as the operator last read it; omit it for a new object'),
};

/** Fields of every entity that operators read. */
export const timeFields = {
  updatedAt: z.date().describe('Time of the last change'),
};

export const pictureKey = objectKey.nullish().describe('Key of the picture in the object store');

export const uploadField = {
  uploadId: opaqueId.optional().describe('Own upload that becomes the picture: `id` in the answer of `POST /api/uploads`'),
};

export const position = z.int32().optional().describe('Sort position, ascending. Required for a new one');

export function createPageType(itemType: GraphqlClass, name: string, description: string): GraphqlClass {
  @ObjectType(name, { description })
  class Page {
    @Field(() => [itemType], { description: 'Items of this page' })
    items!: object[];

    @Field(() => Pagination, { description: 'Position of the page in the list' })
    pagination!: Pagination;
  }
  return Page;
}

@InputType('DeskListInput', { description: 'Filter of a list of catalog objects' })
export class AdminListInput extends PagedInput {
  @Field(() => String, { nullable: true, description: 'Part of the name or of the slug' })
  query?: string | null;

  @Field(() => String, { nullable: true, description: 'Former name of `query`', deprecationReason: 'Use query; until 2027-03-31' })
  search?: string | null;
}

@InputType({ description: 'A catalog object to remove' })
export class RemoveFromCatalogInput {
  @Field(() => String, { description: 'Slug of the object' })
  slug!: string;

  @Field(() => GraphQLISODateTime, { description: '`updatedAt` of the object as the operator last read it' })
  updatedAt!: Date;
}
