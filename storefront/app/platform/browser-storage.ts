interface Kind<Value> {
  /** Throws where the text is not what was written, or is of an earlier shape. */
  parse(json: unknown): Value;
}

/**
 * One entry of the browser's storage. It can be forbidden, full, or hold what somebody else wrote: reading then answers null, and what
 * was to be written lasts as long as the page.
 */
export class StorageEntry<Value> {
  readonly #key: string;
  readonly #kind: Kind<Value>;
  readonly #area: () => Storage;

  constructor(key: string, kind: Kind<Value>, area: () => Storage = () => localStorage) {
    this.#key = key;
    this.#kind = kind;
    this.#area = area;
  }

  read(): Value | null {
    try {
      const text = this.#area().getItem(this.#key);
      return text === null ? null : this.#kind.parse(JSON.parse(text));
    } catch {
      return null;
    }
  }

  /** Whether it was kept; if not, the value lasts as long as the page. */
  write(value: Value): boolean {
    try {
      this.#area().setItem(this.#key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  remove() {
    try {
      this.#area().removeItem(this.#key);
    } catch {
      // As above.
    }
  }

  /** Calls back when another tab has changed it. */
  follow(changed: () => void) {
    addEventListener('storage', ({ key }) => {
      if (key === this.#key || key === null) changed();
    });
  }
}

function fits<Value>(json: unknown, is: (part: unknown) => part is Value): Value {
  if (!is(json)) throw new TypeError('the stored value has another shape');
  return json;
}

/** A list whose members all pass; a single one that does not is left out. */
export const listOf = <Value>(is: (member: unknown) => member is Value): Kind<Value[]> => ({
  parse: (json) => fits(json, Array.isArray).filter(is),
});

/** One value that passes. */
export const oneOf = <Value>(is: (value: unknown) => value is Value): Kind<Value> => ({ parse: (json) => fits(json, is) });

export const isString = (value: unknown): value is string => typeof value === 'string';
