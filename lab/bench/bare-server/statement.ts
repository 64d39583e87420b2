import { createHash } from 'node:crypto';
import type { QueryConfig } from 'pg';

const statementNames = new Map<string, string>();

/** Builds a named statement, which PostgreSQL parses once per connection. */
export function buildStatement(text: string, values: readonly unknown[]): QueryConfig {
  let name = statementNames.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url');
    statementNames.set(text, name);
  }
  return { name, text, values: [...values] };
}

/** Collects parameter values while a statement is written. */
export class ParameterList {
  readonly all: unknown[] = [];

  /** Adds a value and returns its parameter, such as `$1`. */
  add(value: unknown): string {
    this.all.push(value);
    return `$${this.all.length}`;
  }
}
