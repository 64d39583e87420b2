import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';

/** Maximum length of each text of a review. */
export const reviewTextAtMost = 2_000;

/** Maximum number of photos of a review. */
export const reviewPhotosAtMost = 5;

/** The same for a missing review and for one that the person may not see or change. */
export const reviewNotFound = (): DomainError => new DomainError(ErrorCode.NOT_FOUND, 'Такого отзыва нет.');

/** Name that a review is signed with: the first name and the first letter of the surname. */
export const formatSignature = ({ name, surname }: { name: string; surname: string }): string => {
  if (name === '') return 'Покупатель';
  const [initial] = surname;
  return initial === undefined ? name : `${name} ${initial.toUpperCase()}.`;
};
