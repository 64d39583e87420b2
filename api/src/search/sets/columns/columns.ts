type Numbers = Uint16Array | Uint32Array | Float64Array;

/** Returns the array if it is long enough, otherwise a longer copy with zeros at its end. */
export const ensureLength = <Values extends Numbers>(values: Values, length: number): Values => {
  if (length <= values.length) return values;
  const longer = new (values.constructor as new (length: number) => Values)(Math.max(length, values.length * 2));
  longer.set(values);
  return longer;
};

/** Growable column of numbers, 0 where nothing was written. */
export class NumberColumn {
  #values = new Float64Array(256);

  get(row: number): number {
    return this.#values[row] ?? 0;
  }

  /** Returns the lowest and highest number of some rows. */
  findRange(rows: Uint32Array): { min: number; max: number } {
    let [min, max] = [Number.POSITIVE_INFINITY, 0];
    for (let index = 0; index < rows.length; index += 1) {
      const value = this.#values[rows[index] ?? 0] ?? 0;
      if (value < min) min = value;
      if (value > max) max = value;
    }
    return { min, max };
  }

  write(row: number, value: number): void {
    this.#values = ensureLength(this.#values, row + 1);
    this.#values[row] = value;
  }
}

/** Growable column of a few distinct texts, null where nothing was written. */
export class TextColumn<Text extends string = string> {
  readonly #texts: (Text | null)[] = [null];
  readonly #codeByText = new Map<Text | null, number>([[null, 0]]);
  #codeByRow = new Uint32Array(256);

  get(row: number): Text | null {
    return this.#texts[this.#codeByRow[row] ?? 0] ?? null;
  }

  /** Returns for each text the number of rows that have it. */
  count(rows: Uint32Array): Map<Text, number> {
    const counts = new Uint32Array(this.#texts.length);
    for (let index = 0; index < rows.length; index += 1) {
      const code = this.#codeByRow[rows[index] ?? 0] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
    const countByText = new Map<Text, number>();
    for (const [code, text] of this.#texts.entries()) if (text !== null && counts[code]) countByText.set(text, counts[code]);
    return countByText;
  }

  write(row: number, text: Text | null): void {
    this.#codeByRow = ensureLength(this.#codeByRow, row + 1);
    this.#codeByRow[row] = this.#codeByText.get(text) ?? this.#storeText(text);
  }

  #storeText(text: Text | null): number {
    const code = this.#texts.push(text) - 1;
    this.#codeByText.set(text, code);
    return code;
  }
}
