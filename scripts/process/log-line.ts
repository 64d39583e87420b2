import { say } from '../terminal.ts';

interface LogRecord {
  level: string;
  time: string;
  msg: string;
  requestId?: string;
  /** Records of requests have this field and the next four. */
  method?: string;
  route?: string;
  path?: string;
  status?: number;
  ms?: number;
  err?: { message?: string; stack?: string };
}

const urgentLevels = new Set(['warn', 'error', 'fatal']);

function parseRecord(line: string): LogRecord | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const record = JSON.parse(line) as Partial<LogRecord>;
    const { level, time, msg } = record;
    return typeof level === 'string' && typeof time === 'string' && typeof msg === 'string' ? (record as LogRecord) : undefined;
  } catch {
    return undefined;
  }
}

function formatRecord(name: string, record: LogRecord): string {
  const { level, time, msg, method, path, route, status, ms, requestId, err } = record;
  const request = [method, path ?? route, status, ms !== undefined && `${ms} ms`, requestId && `[${requestId}]`].filter(Boolean).join(' ');
  const error = err ? `\n${err.stack ?? err.message}` : '';
  return `${name.padEnd(14)} ${time.slice(11, 19)} ${level.padEnd(5)} ${msg} ${request}`.trimEnd() + error;
}

/** Prints warnings, errors and lines that are no log records, for `npm start`. */
export function printLogLine(name: string, line: string): void {
  const record = parseRecord(line);
  if (!record) say(`${name.padEnd(14)} ${line}`);
  else if (urgentLevels.has(record.level)) say(formatRecord(name, record));
}

/** Prints every line, for `npm run dev`. */
export function printEveryLogLine(name: string, line: string): void {
  const record = parseRecord(line);
  say(record ? formatRecord(name, record) : `${name.padEnd(14)} ${line}`);
}
