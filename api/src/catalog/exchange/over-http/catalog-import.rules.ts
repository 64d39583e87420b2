import { DomainError, ErrorCode, RETRY_AFTER_SECONDS } from '../../../platform/errors/domain-error.js';
import { CatalogImportInterruption } from '../../../platform/prisma/generated/enums.js';
import type { CatalogImport } from './catalog-import.model.js';

/** Maximum number of refusals in the report of an import. Further refusals are only counted. */
export const maxRefusals = 10_000;

export const maxReasonLength = 500;

/** Maximum number of changed lines that a dry run saves. Further lines are only counted. */
export const maxChanges = 10_000;

/** Thrown if an import ends before the end of its file. */
export class ImportInterruptedError extends Error {
  constructor(readonly reason: CatalogImportInterruption) {
    super(`the import was interrupted: ${reason}`);
    this.name = 'Interrupted';
  }
}

/** Thrown if an operator has cancelled the import. */
export class ImportCancelledError extends Error {
  constructor() {
    super('the import was cancelled');
    this.name = 'Cancelled';
  }
}

export const importNotFoundError = (): DomainError => new DomainError(ErrorCode.NOT_FOUND, 'Такого импорта нет.');

export const notDryRunError = (): DomainError =>
  new DomainError(ErrorCode.NOT_FOUND, 'Списка изменений нет: этот импорт их\u00a0сделал. Список бывает у\u00a0проверки.', {
    reason: 'NOT_A_DRY_RUN',
  });

export const importAlreadyDoneError = ({ state }: Pick<CatalogImport, 'state'>): DomainError =>
  new DomainError(ErrorCode.CONFLICT, 'Этот импорт уже закончен.', { state });

/**
 * Returns the error for an import that is requested while another runs, even with the same id. `details` name the running import, unless it
 * was started from the command line.
 */
export const anotherImportRunningError = (id: string, runningImport: Pick<CatalogImport, 'id' | 'lines'> | undefined): DomainError =>
  new DomainError(
    ErrorCode.CONFLICT,
    `Уже идёт ${runningImport?.id === id ? 'импорт с\u00a0этим id' : 'другой импорт'}. Дождитесь его конца или отмените его.`,
    {
      reason: 'ANOTHER_IMPORT',
      ...(runningImport && { id: runningImport.id, lines: runningImport.lines }),
    },
  );

/** Throws unless the request can resume the import or, if `existingImport` is null, begin it. */
export function requireResumable(existingImport: CatalogImport | null, { from, dryRun }: { from: number; dryRun: boolean }): void {
  const lastImportedLine = existingImport?.lastLine ?? 0;
  if (from > lastImportedLine + 1) {
    const message = `Строки до\u00a0${from} ещё не\u00a0импортированы: пришлите файл со\u00a0строки ${lastImportedLine + 1} или с\u00a0начала.`;
    throw new DomainError(ErrorCode.BAD_USER_INPUT, message, { lastLine: lastImportedLine });
  }
  if (!existingImport) return;
  if (existingImport.state === 'CANCELLED')
    throw new DomainError(ErrorCode.CONFLICT, 'Импорт отменён. Пришлите файл с\u00a0новым id.', { state: existingImport.state });
  if (!existingImport.dryRun && !dryRun) return;
  const message = 'Прерванную проверку не\u00a0продолжить: начните новую.';
  throw new DomainError(ErrorCode.CONFLICT, message, { reason: 'DRY_RUN', state: existingImport.state });
}

/** Returns the error for an id that is sent with a file to import but was used by a dry run, or the reverse. */
export const dryRunMismatchError = ({ state }: Pick<CatalogImport, 'state'>): DomainError =>
  new DomainError(
    ErrorCode.CONFLICT,
    'С\u00a0этим id файл проверялся, а\u00a0не\u00a0импортировался, или наоборот. Пришлите его с\u00a0новым id.',
    {
      reason: 'DRY_RUN',
      state,
    },
  );

/** Returns the error for an interrupted import. It can be resumed, unless it was a dry run. */
export function interruptedImportError(
  reason: CatalogImportInterruption,
  { id, lastLine }: Pick<CatalogImport, 'id' | 'lastLine'>,
): DomainError {
  if (reason === 'STOPPED') {
    const details = { id, lastLine, retryAfter: RETRY_AFTER_SECONDS };
    return new DomainError(ErrorCode.UNAVAILABLE, 'Магазин перезапускается. Пришлите файл ещё\u00a0раз.', details);
  }
  if (reason === 'RIGHTS_ENDED')
    return new DomainError(ErrorCode.FORBIDDEN, 'Права на\u00a0импорт отозваны. Пришлите файл ещё\u00a0раз с\u00a0действующими.', {
      reason,
      id,
      lastLine,
    });
  return new DomainError(ErrorCode.BAD_REQUEST, 'Файл дошёл не\u00a0до\u00a0конца. Пришлите его ещё\u00a0раз.', { reason, id, lastLine });
}
