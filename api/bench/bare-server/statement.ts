import { createHash } from 'node:crypto';
import type { QueryConfig } from 'pg';

const names = new Map<string, string>();

/** PostgreSQL parses and plans a named statement once a connection. */
export function statement(text: string, values: readonly unknown[]): QueryConfig {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
  }
  return { name, text, values: [...values] };
}

/** Collects values while the text that names them is written. */
export class Values {
  readonly all: unknown[] = [];

  /** The parameter that stands for a value. */
  add(value: unknown): string {
    this.all.push(value);
    return `$${this.all.length}`;
  }
}
