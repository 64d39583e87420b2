import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { DomainError, ErrorCode } from '../errors/domain-error.js';

@ObjectType({ description: 'Position of a page in its list' })
export class Pagination {
  @Field(() => Int, { description: 'Current page, from 1' })
  page!: number;

  @Field(() => Int, { description: 'Page size' })
  limit!: number;

  @Field(() => Int, { description: 'Last page that can be requested' })
  totalPages!: number;

  @Field(() => Int, { description: 'Number of items on all pages' })
  totalItems!: number;
}

export interface Page {
  page: number;
  limit: number;
}

export const defaultPage: Readonly<Page> = { page: 1, limit: 24 };
export const maxLimit = 100;

/** Maximum number of items on all pages of a list. Deeper pages are expensive and hardly ever read. */
const maxOffset = 10_000;

/** Validates a limit. Throws an error that names the maximum. */
export const requireLimit = (requestedLimit: number | null | undefined, defaultLimit = defaultPage.limit): number => {
  const limit = requestedLimit ?? defaultLimit;
  if (limit < 1 || limit > maxLimit) {
    const message = `На\u00a0странице может быть от\u00a01 до\u00a0${maxLimit} позиций.`;
    throw new DomainError(ErrorCode.BAD_USER_INPUT, message, { maxLimit, listedAtMost: maxOffset });
  }
  return limit;
};

/** Validates a page. Throws an error that says what is wrong with it. */
export const requirePage = (input: PaginationInput | null | undefined, defaultLimit = defaultPage.limit): Page => {
  const page = input?.page ?? defaultPage.page;
  const details = { maxLimit, listedAtMost: maxOffset };
  if (page < 1) throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Страницы считаются с\u00a0первой.', details);
  const limit = requireLimit(input?.limit, defaultLimit);
  if (page * limit > maxOffset) {
    throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Так далеко список не\u00a0листается: уточните выбор.', details);
  }
  return { page, limit };
};

/** totalPages counts only pages that requirePage accepts. */
export const toPagination = ({ page, limit }: Page, totalItems: number): Pagination => ({
  page,
  limit,
  totalPages: Math.min(Math.ceil(totalItems / limit), Math.floor(maxOffset / limit)),
  totalItems,
});

@InputType({ description: `A page of a list; page × limit is at most ${maxOffset}` })
export class PaginationInput {
  @Field(() => Int, { nullable: true, defaultValue: defaultPage.page, description: 'Page number, from 1' })
  page?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Page size, 1 to ${maxLimit}; ${defaultPage.limit} by default, unless the list says otherwise`,
  })
  limit?: number | null;
}

@InputType({ description: 'Maximum size of a list that is not paginated' })
export class LimitInput {
  @Field(() => Int, { nullable: true, defaultValue: defaultPage.limit, description: `Maximum number of items, 1 to ${maxLimit}` })
  limit?: number | null;
}

@InputType({ description: 'A page of a list' })
export class PagedInput {
  @Field(() => PaginationInput, { nullable: true, description: 'Page; the first one if omitted' })
  pagination?: PaginationInput | null;
}
