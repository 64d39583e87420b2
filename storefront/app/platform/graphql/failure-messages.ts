/** Shown to shoppers when the API cannot be reached. */
export const noConnection = 'Нет связи. Попробуйте ещё раз.';

interface Refusal {
  code: string;
  message: string;
}

/** Stands for the answer to a mutation when none arrived: the mutation may have been made. */
export const disconnectedRefusal: Refusal = { code: 'OUTCOME_UNKNOWN', message: noConnection };

/** Whether a change may have been made although the API returned an error. */
export const isOutcomeUnknown = ({ code }: Pick<Refusal, 'code'>): boolean => code === 'OUTCOME_UNKNOWN';

/** Whether the API answered that its database does not. */
export const isOutage = ({ code }: Pick<Refusal, 'code'>): boolean => code === 'UNAVAILABLE' || code === 'OUTCOME_UNKNOWN';

/** Message of an API error. If the outcome is unknown, `advice` says what to do instead of the API's general advice. */
export const describeRefusal = (refusal: Refusal, advice?: string): string =>
  advice && isOutcomeUnknown(refusal) ? `Связь прервалась, и\u00a0неизвестно, чем кончилось. ${advice}` : refusal.message;

export const unsureIfCodeSentAdvice = 'Запросите код ещё\u00a0раз и\u00a0введите последний.';
export const unsureIfCodeUsedAdvice = 'Обновите страницу. Если ничего не\u00a0изменилось, запросите новый код.';
export const unsureIfSavedAdvice = 'Обновите страницу и\u00a0проверьте, получилось\u00a0ли.';
