/** Name of the job. */
export const DELIVER_MESSAGE = 'deliver_message';

/** No sender takes longer over one attempt: whoever has a job is still at it until then. */
export const SENDER_PATIENCE_MS = 7_000;

/** The queue waits e^n seconds after the n-th attempt: 3, 7, 20, 55, 148, 403 and 1,097 s, so five of them fall within the life of a code. */
export const MOST_ATTEMPTS = 8;
