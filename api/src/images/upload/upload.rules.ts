import { createHash, randomBytes } from 'node:crypto';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { DAY_MS } from '../../platform/process/durations.js';

const MEGABYTE = 1024 * 1024;

/** Maximum size of an uploaded or downloaded picture. */
export const maxUploadBytes = 10 * MEGABYTE;
/** Maximum number of pixels of an uploaded or downloaded picture. */
export const maxUploadPixels = 40_000_000;
/** Longest side of a stored upload, in pixels. */
export const maxUploadSide = 2048;
/** How long an upload is stored that no mutation has used. */
export const unusedRetentionMs = DAY_MS;

/** Key of an upload's object. Random bytes are part of it, so that equal files of two people are two objects, each with one owner. */
export const computeUploadKey = (content: Buffer): string =>
  `${createHash('sha256').update(randomBytes(32)).update(content).digest('hex')}.webp`;

const isWebp = (content: Buffer): boolean => content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP';

/** Whether the file begins like a picture in an accepted format. */
export const isPicture = (content: Buffer): boolean =>
  ['ffd8ff', '89504e470d0a1a0a'].some((signature) => content.toString('hex', 0, signature.length / 2) === signature) || isWebp(content);

const limitDetails = { types: ['image/jpeg', 'image/png', 'image/webp'], mostBytes: maxUploadBytes, mostPixels: maxUploadPixels };

const refusalMessages = {
  NO_FILE: 'Приложите фото.',
  SEVERAL: 'За\u00a0один раз можно загрузить одно фото.',
  EMPTY: 'Файл пустой. Выберите другое фото.',
  INTERRUPTED: 'Фото загрузилось не\u00a0целиком. Попробуйте ещё\u00a0раз.',
  TYPE: 'Подходят только фото в\u00a0JPEG, PNG или WebP.',
  PIXELS: `Фото слишком большое: больше ${maxUploadPixels / 1_000_000}\u00a0мегапикселей. Уменьшите его или выберите другое.`,
  BROKEN: 'Файл повреждён, и\u00a0открыть его не\u00a0получилось. Выберите другое фото.',
  COSTLY: 'Это фото не\u00a0получилось обработать. Сохраните его в\u00a0меньшем размере или выберите другое.',
} as const;

export const uploadRefusedError = (reason: keyof typeof refusalMessages): DomainError =>
  new DomainError(ErrorCode.BAD_USER_INPUT, refusalMessages[reason], { reason, ...limitDetails });

export const uploadTooLargeError = (): DomainError =>
  new DomainError(ErrorCode.PAYLOAD_TOO_LARGE, `Файл больше ${maxUploadBytes / MEGABYTE}\u00a0МБ. Уменьшите фото или выберите другое.`, {
    limit: 'file',
    most: maxUploadBytes,
  });

/** Error for a body that arrives so slowly that other uploads would wait for its slot. The client may send the file again later. */
export const uploadTooSlowError = (bytesPerSecond: number): DomainError =>
  new DomainError(ErrorCode.REQUEST_TIMEOUT, 'Фото загружалось слишком медленно. Попробуйте ещё\u00a0раз, когда связь станет лучше.', {
    bytesPerSecond,
  });

/**
 * Error for an upload that does not exist, belongs to another person or is already used. The error does not say which, so as not to
 * reveal uploads of others.
 */
export const uploadNotFoundError = (): DomainError => new DomainError(ErrorCode.NOT_FOUND, 'Такого фото нет. Загрузите его ещё\u00a0раз.');
