import { DomainError } from '../../platform/errors/domain-error.js';
import { ErrorCode } from '../../platform/errors/error-code.js';

/** Refusal of an id that no visible product has. */
export const productIsUnknown = (): DomainError => new DomainError(ErrorCode.NOT_FOUND, 'Такого товара в\u00a0магазине нет.');
