/** Counts used slots by name, such as sockets by IP address. */
export class ConnectionSlots {
  readonly #taken = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Takes a slot. Returns the function that frees it once, or undefined if none is free. */
  take(name: string): (() => void) | undefined {
    const taken = this.#taken.get(name) ?? 0;
    if (taken >= this.most) return undefined;
    this.#taken.set(name, taken + 1);
    let isFree = false;
    return () => {
      if (!isFree) this.#free(name);
      isFree = true;
    };
  }

  #free(name: string): void {
    const remaining = (this.#taken.get(name) ?? 1) - 1;
    if (remaining > 0) this.#taken.set(name, remaining);
    else this.#taken.delete(name);
  }
}
