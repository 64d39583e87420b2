import { JOB_TIMEOUT_MS } from '../platform/jobs/job.service.js';

/** Name of the job that delivers a message. */
export const DELIVER_MESSAGE = 'deliver_message';

/** Timeout of one attempt to send a message. */
export const SENDER_TIMEOUT_MS = JOB_TIMEOUT_MS;

/** The queue waits e^n seconds after attempt n: 3, 7, 20, 55, 148, 403 and 1,097 s. Six attempts fall within the life of a code. */
export const MAX_ATTEMPTS = 8;

/**
 * Maximum number of messages that a process sends at the same time. A mail server or SMS provider takes a tenth of a second or more to
 * respond: three at once delayed a shopper's own code by 17 seconds in a flood of 600.
 */
export const MAX_CONCURRENT = 12;
