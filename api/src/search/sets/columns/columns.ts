type Numbers = Uint16Array | Uint32Array | Float64Array;

/** Returns the array if it is long enough, otherwise a longer copy with zeros at its end. */
export const extend = <Values extends Numbers>(values: Values, length: number): Values => {
  if (length <= values.length) return values;
  const longer = new (values.constructor as new (length: number) => Values)(Math.max(length, values.length * 2));
  longer.set(values);
  return longer;
};

/** Growable column of numbers, 0 where nothing was written. */
export class NumberColumn {
  #values = new Float64Array(256);

  of(row: number): number {
    return this.#values[row] ?? 0;
  }

  write(row: number, value: number): void {
    this.#values = extend(this.#values, row + 1);
    this.#values[row] = value;
  }
}

/** Growable column of a few distinct texts, null where nothing was written. */
export class TextColumn<Text extends string = string> {
  readonly #texts: (Text | null)[] = [null];
  readonly #codes = new Map<Text | null, number>([[null, 0]]);
  #values = new Uint32Array(256);

  of(row: number): Text | null {
    return this.#texts[this.#values[row] ?? 0] ?? null;
  }

  write(row: number, text: Text | null): void {
    this.#values = extend(this.#values, row + 1);
    this.#values[row] = this.#codes.get(text) ?? this.#learn(text);
  }

  #learn(text: Text | null): number {
    const code = this.#texts.push(text) - 1;
    this.#codes.set(text, code);
    return code;
  }
}
