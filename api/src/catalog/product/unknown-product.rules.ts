import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';

/** Refusal of an id that no visible product has. */
export const productIsUnknown = (): DomainError => new DomainError(ErrorCode.NOT_FOUND, 'Такого товара в\u00a0магазине нет.');
