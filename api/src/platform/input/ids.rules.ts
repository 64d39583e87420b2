import { Field, InputType } from '@nestjs/graphql';
import { DomainError, ErrorCode } from '../errors/domain-error.js';
import { SLUG, UUID } from './id-patterns.js';

/** Maximum number of ids, slugs or SKUs in one request. */
export const maxIds = 100;

/** Whether a text has the form of an id. Other texts cannot be ids, so they need no query. */
export const isId = (text: string): boolean => UUID.test(text);

export const isSlug = (text: string): boolean => SLUG.test(text);

/** Returns the values without duplicates, in their order. Throws if there are more than `max`. Null counts as an empty list. */
export const requireFewValues = (values: readonly string[] | null | undefined, max = maxIds): string[] => {
  if (!values) return [];
  if (values.length > max) {
    throw new DomainError(ErrorCode.BAD_USER_INPUT, `За\u00a0один раз можно назвать не\u00a0больше ${max} позиций.`, { maxIds: max });
  }
  return [...new Set(values)];
};

/** Returns the valid ids without duplicates, in the form in which the database returns them. */
export const requireIds = (ids: readonly string[] | null | undefined, max = maxIds): string[] => [
  ...new Set(
    requireFewValues(ids, max)
      .filter(isId)
      .map((id) => id.toLowerCase()),
  ),
];

@InputType({ description: 'An entity by slug' })
export class SlugInput {
  @Field(() => String, { description: 'Slug, as in URLs' })
  slug!: string;
}
