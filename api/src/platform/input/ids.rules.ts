import { DomainError } from '../errors/domain-error.js';
import { ErrorCode } from '../errors/error-code.js';

/** How many things one request may name by id, slug or the like. */
export const maxIds = 100;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What has another form is nobody's id: the database need not see it. */
export const isId = (text: string): boolean => UUID.test(text);

/** The form that the database holds slugs to. */
export const isSlug = (text: string): boolean => SLUG.test(text);

/** What was named, each once, in its order; a refusal when it is too much. Null and nothing are the same. */
export const requestedNames = (names: readonly string[] | null | undefined): string[] => {
  if (!names) return [];
  if (names.length > maxIds) {
    throw new DomainError(ErrorCode.BAD_USER_INPUT, `За\u00a0один раз можно назвать не\u00a0больше ${maxIds} позиций.`, { maxIds });
  }
  return [...new Set(names)];
};

/** Those of the ids asked for that can be ids at all, in the form that the database answers them in. */
export const requestedIds = (ids: readonly string[] | null | undefined): string[] => [
  ...new Set(
    requestedNames(ids)
      .filter(isId)
      .map((id) => id.toLowerCase()),
  ),
];
