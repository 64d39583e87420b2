/** Keeps what was used last. When the weights of the values exceed `most`, it forgets those that were not used for longest. */
export class Recent<Key, Value> {
  readonly #values = new Map<Key, Value>();
  #weight = 0;

  constructor(
    private readonly most: number,
    private readonly readWeight: (value: Value) => number = () => 1,
  ) {}

  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) {
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  /** Returns the value of a key. A missing one is made and kept. */
  take(key: Key, make: () => Value): Value {
    const cached = this.get(key);
    if (cached !== undefined) return cached;
    const made = make();
    this.#values.set(key, made);
    this.#weight += this.readWeight(made);
    for (const [oldest, value] of this.#values) {
      if (this.#weight <= this.most) break;
      this.#values.delete(oldest);
      this.#weight -= this.readWeight(value);
    }
    return made;
  }
}
