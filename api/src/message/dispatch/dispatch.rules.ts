/** Name of the job. */
export const DELIVER_MESSAGE = 'deliver_message';

/** Timeout of one attempt. A process may hold a job that long. */
export const SENDER_PATIENCE_MS = 7_000;

/** The queue waits e^n seconds after attempt n: 3, 7, 20, 55, 148, 403 and 1,097 s. Five attempts fall within the life of a code. */
export const MOST_ATTEMPTS = 8;
