import { Field, GraphQLISODateTime, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { z } from 'zod';
import { declareObject } from '../../platform/graphql/zod-types.js';
import { PagedInput, Pagination } from '../../platform/input/pagination.js';
import { RemotePictureState } from '../../platform/prisma/generated/enums.js';

registerEnumType(RemotePictureState, {
  name: 'RemotePictureState',
  description: 'What has become of a picture that was named by its URL',
  valuesMap: {
    PENDING: { description: 'It will be fetched, or fetched again' },
    STORED: { description: 'It is among the pictures of its products' },
    FAILED: { description: 'It is not fetched again unless a product is saved or imported with its URL' },
  },
});

/** State of the attempts to fetch a picture. */
export const attemptFields = {
  failure: z
    .string()
    .nullable()
    .describe(
      'Why the last attempt has failed: `STATUS` with `httpStatus`, `TIMEOUT` after 20 seconds, `REFUSED_ADDRESS` for a host that is not on the internet or a redirect away from https, `BAD_URL`, `TOO_MANY_REDIRECTS`, `TOO_LARGE`, `TYPE`, `PIXELS`, `BROKEN` or `COSTLY` as for uploads, `NOT_STORED` if the shop could not store it, or a code of Node.js such as `ECONNREFUSED`; null if none has failed',
    ),
  httpStatus: z.int32().nullable().describe('Status of the response, if it was the reason'),
  attempts: z.int32().describe('Failed attempts'),
  nextAttemptAt: z.date().nullable().describe('Time of the next attempt; null if there is none'),
};

const missingPosition = z
  .object({ slug: z.string().describe('Slug of the product'), position: z.int32().describe('Position in its list of pictures, from 0') })
  .describe('Position in a product that a picture will take');

const remotePicture = z
  .object({
    id: z.uuid().describe('Opaque, stable id'),
    sourceUrl: z.string().describe('URL that it was named by'),
    state: z.enum(RemotePictureState).describe('What has become of it'),
    ...attemptFields,
    products: z.array(missingPosition).describe('Where it is missing, the first hundred by slug; none if it is stored'),
    createdAt: z.date().describe('Time at which it was named first'),
    updatedAt: z.date().describe('Time of the last attempt, or of being named again'),
  })
  .describe('A picture that was named by its URL');

export type RemotePictureItem = z.output<typeof remotePicture>;

declareObject(missingPosition, 'RemotePicturePosition');
export const RemotePictureItem = declareObject(remotePicture, 'RemotePicture');

@ObjectType({ description: 'A page of pictures that were named by their URLs, last changed first' })
export class RemotePictureList {
  @Field(() => [RemotePictureItem], { description: 'Items of this page' })
  items!: RemotePictureItem[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}

@InputType({ description: 'Which pictures to list. A picture must match every given field' })
export class RemotePictureListInput extends PagedInput {
  @Field(() => RemotePictureState, { nullable: true, description: 'Only in this state' })
  state?: RemotePictureState | null;

  @Field(() => String, { nullable: true, description: 'Only with this URL' })
  sourceUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'Only those that are missing in the product of this slug' })
  productSlug?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only those changed at or after this time, by `updatedAt`' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only those changed before this time, by `updatedAt`' })
  until?: Date | null;
}
