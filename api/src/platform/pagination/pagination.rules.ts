import { DomainError, ErrorCode } from '../errors/domain-error.js';
import type { PaginationInput } from './pagination.input.js';
import type { Pagination } from './pagination.model.js';

export interface Page {
  page: number;
  limit: number;
}

export const defaultPage: Readonly<Page> = { page: 1, limit: 24 };
export const maxLimit = 100;

/** Maximum offset of a list. Deeper pages are expensive and hardly ever read. */
export const listedAtMost = 10_000;

/** Validates a limit. Throws an error that names the maximum. */
export const requestedLimit = (requested: number | null | undefined, usual = defaultPage.limit): number => {
  const limit = requested ?? usual;
  if (limit < 1 || limit > maxLimit) {
    const message = `На\u00a0странице может быть от\u00a01 до\u00a0${maxLimit} позиций.`;
    throw new DomainError(ErrorCode.BAD_USER_INPUT, message, { maxLimit, listedAtMost });
  }
  return limit;
};

/** Validates a page. Throws an error that says what is wrong with it. */
export const requestedPage = (input: PaginationInput | null | undefined, usual = defaultPage.limit): Page => {
  const page = input?.page ?? defaultPage.page;
  const details = { maxLimit, listedAtMost };
  if (page < 1) throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Страницы считаются с\u00a0первой.', details);
  const limit = requestedLimit(input?.limit, usual);
  if (page * limit > listedAtMost) {
    throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Так далеко список не\u00a0листается: уточните выбор.', details);
  }
  return { page, limit };
};

/** totalPages counts only pages that requestedPage accepts. */
export const toPagination = ({ page, limit }: Page, totalItems: number): Pagination => ({
  page,
  limit,
  totalPages: Math.min(Math.ceil(totalItems / limit), Math.floor(listedAtMost / limit)),
  totalItems,
});
