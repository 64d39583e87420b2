/** A line that no process should write, whatever happens to the other processes. */
export interface UnexpectedLine {
  part: string;
  line: string;
}

/** Errors that processes may log while a part that they depend on does not run or respond. */
const expectedErrors = new Set(['the database did not answer', 'the API did not answer', 'could not resolve the session']);

/** Codes of errors that an outage may also cause, for example in a job of the API. */
const expectedCodes = new Set(['UNAVAILABLE', 'OUTCOME_UNKNOWN']);

interface LogRecord {
  level?: string;
  msg?: string;
  err?: { code?: string };
}

/**
 * Collects lines that are no log records, such as stack traces of uncaught errors and warnings of Node, and errors other than those about a
 * part that does not respond.
 */
export class LogWatch {
  readonly unexpectedLines: UnexpectedLine[] = [];

  readLine(part: string, line: string): void {
    if (line.trim() !== '' && !isExpected(line)) this.unexpectedLines.push({ part, line });
  }
}

function isExpected(line: string): boolean {
  try {
    const { level, msg, err } = JSON.parse(line) as LogRecord;
    if (level === undefined || msg === undefined) return false;
    if (level === 'fatal') return false;
    return level !== 'error' || expectedErrors.has(msg) || expectedCodes.has(err?.code ?? '');
  } catch {
    return false;
  }
}
