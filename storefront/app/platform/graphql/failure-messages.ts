/** Shown to shoppers when the API cannot be reached. */
export const noConnection = 'Нет связи. Попробуйте ещё раз.';

interface Refusal {
  code: string;
  message: string;
}

/** Replaces the response to a mutation if no response arrived. The mutation may have been executed. */
export const disconnectedRefusal: Refusal = { code: 'OUTCOME_UNKNOWN', message: noConnection };

/** Whether a mutation may have been executed although the API returned an error. */
export const isOutcomeUnknown = ({ code }: Pick<Refusal, 'code'>): boolean => code === 'OUTCOME_UNKNOWN';

/** Whether the API reported that its database is unavailable, or did not respond. */
export const isOutage = ({ code }: Pick<Refusal, 'code'>): boolean => code === 'UNAVAILABLE' || code === 'OUTCOME_UNKNOWN';

/** Message of an API error. If the outcome is unknown, `advice` replaces the general advice in the API's message. */
export const describeRefusal = (refusal: Refusal, advice?: string): string =>
  advice && isOutcomeUnknown(refusal) ? `Связь прервалась, и\u00a0неизвестно, чем кончилось. ${advice}` : refusal.message;

export const unsureIfCodeSentAdvice = 'Запросите код ещё\u00a0раз и\u00a0введите последний.';
export const unsureIfCodeUsedAdvice = 'Обновите страницу. Если ничего не\u00a0изменилось, запросите новый код.';
export const unsureIfSavedAdvice = 'Обновите страницу и\u00a0проверьте, получилось\u00a0ли.';
