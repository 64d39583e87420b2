import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';

/** Used when all tries are used up or reserved. It reveals neither who made the tries nor whether they were wrong. */
export const NO_TRIES = 'Свободных попыток ввода кода сейчас нет.';

/** Deliberately vague refusal for a filled honeypot and for a form sent too early. */
export const sendingFailed = (reason: string): DomainError => new DomainError(ErrorCode.BAD_USER_INPUT, 'Ошибка отправки кода', { reason });

export const wrongCode = (): DomainError => new DomainError(ErrorCode.WRONG_CODE, 'Введенный код неверен');

export const codeExpired = (): DomainError => new DomainError(ErrorCode.CODE_EXPIRED, 'Код больше не\u00a0действует. Запросите новый.');
