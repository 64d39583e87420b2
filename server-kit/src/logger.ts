import { pino } from 'pino';

export type Logger = pino.Logger;

interface LoggedError {
  type: string;
  message: string;
  stack: string | undefined;
  code?: unknown;
  cause?: LoggedError | string;
}

/**
 * Reduces an error to the fields that identify the fault. Other fields are left out: in a database error they contain the refused row, in
 * other errors the failed request.
 */
function toLoggedError(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return String(error);
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: toLoggedError(error.cause) }),
  };
}

// Matches a whole JSON escape, so that no other match starts inside it: the lines are JSON already.
const ESCAPE = '\\\\(?:u[\\da-f]{4}|.)';
const E_MAIL = '(?<mail>[\\p{L}\\p{N}._%+-]+@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+)';
// A Russian mobile number may be written without the plus. Digits after a colon, a comma or a bracket are excluded, because they may be a
// number of the JSON.
const MOBILE = `(?:(?<=${ESCAPE})|(?<![\\w.:,[-]))[78][ (-]{0,2}9(?:[ ()-]{0,2}\\d){9}(?![\\w-])`;
const PHONE = `(?<phone>\\+\\d(?:[ ()-]{0,2}\\d){9,14}|${MOBILE})`;
const JWT = '(?<jwt>eyJ[\\w-]+\\.[\\w-]+\\.[\\w-]*)';
const LONG_WORD = '(?<word>[\\w-]{70,})';

const PERSONAL_DATA = new RegExp([ESCAPE, E_MAIL, PHONE, JWT, LONG_WORD].join('|'), 'gu');
// Matches every line that may contain personal data, and few others.
const MAY_CONTAIN_PERSONAL_DATA = /[@+]|eyJ|[\w-]{70}|[78][ (-]{0,2}9(?:[ ()-]{0,2}\d){9}/;

const REFRESH_TOKEN_LENGTH = 70;

/** Masks e-mail addresses, phone numbers and tokens anywhere in a log line, because a library's error message may quote them. */
function maskPersonalData(line: string): string {
  if (!MAY_CONTAIN_PERSONAL_DATA.test(line)) return line;
  return line.replace(PERSONAL_DATA, (match, ...captures) => {
    const { mail, phone, jwt, word } = captures.at(-1) as Record<string, string | undefined>;
    if (mail) return '[e-mail]';
    if (phone) return '[phone]';
    return jwt || word?.length === REFRESH_TOKEN_LENGTH ? '[token]' : match;
  });
}

export interface LoggerOptions {
  /** Name of the process, in every line. */
  service: string;
  level: string;
  /** Further fields of a line, read when it is written. */
  mixin?: () => object;
}

/** JSON logger that masks personal data in every line. */
export function createLogger({ service, level, mixin }: LoggerOptions, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: toLoggedError },
    hooks: { streamWrite: maskPersonalData },
    formatters: { level: (label) => ({ level: label }) },
    ...(mixin && { mixin }),
  };
  return destination ? pino(options, destination) : pino(options);
}
