interface Parser<Value> {
  /** Throws if the stored value is invalid or has the format of an earlier version. */
  parse(json: unknown): Value;
}

/**
 * One entry of the browser's storage. Storage can be blocked, full or hold invalid data. If so, reading returns null, or writing returns
 * false; the caller then has the only copy of the value.
 */
export class StorageEntry<Value> {
  readonly #key: string;
  readonly #parser: Parser<Value>;
  readonly #getStorage: () => Storage;

  constructor(key: string, parser: Parser<Value>, getStorage: () => Storage = () => localStorage) {
    this.#key = key;
    this.#parser = parser;
    this.#getStorage = getStorage;
  }

  read(): Value | null {
    try {
      const text = this.#getStorage().getItem(this.#key);
      return text === null ? null : this.#parser.parse(JSON.parse(text));
    } catch {
      return null;
    }
  }

  /** Returns whether the value was stored. A value that could not be stored cannot be read again. */
  write(value: Value): boolean {
    try {
      this.#getStorage().setItem(this.#key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  remove() {
    try {
      this.#getStorage().removeItem(this.#key);
    } catch {
      // The storage is blocked, so there is nothing to remove.
    }
  }

  /** Calls back when another tab has changed the entry. */
  subscribe(onChange: () => void) {
    addEventListener('storage', ({ key }) => {
      if (key === this.#key || key === null) onChange();
    });
  }
}

function requireShape<Value>(json: unknown, isValid: (parsed: unknown) => parsed is Value): Value {
  if (!isValid(json)) throw new TypeError('the stored value has another shape');
  return json;
}

/** Parses a list. Members that fail the type guard are dropped. */
export const createArrayParser = <Value>(isValid: (member: unknown) => member is Value): Parser<Value[]> => ({
  parse: (json) => requireShape(json, Array.isArray).filter(isValid),
});

/** Parses a single value that must pass the type guard. */
export const createValueParser = <Value>(isValid: (value: unknown) => value is Value): Parser<Value> => ({
  parse: (json) => requireShape(json, isValid),
});

export const isString = (value: unknown): value is string => typeof value === 'string';
