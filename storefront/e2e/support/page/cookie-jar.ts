/** Cookies of one origin. Paths and domains are ignored: every request gets all cookies. */
export class CookieJar {
  readonly #values: Map<string, string>;

  constructor(values: Iterable<[name: string, value: string]> = []) {
    this.#values = new Map(values);
  }

  copy(): CookieJar {
    return new CookieJar(this.#values);
  }

  get(name: string): string | undefined {
    return this.#values.get(name);
  }

  set(name: string, value: string): void {
    this.#values.set(name, value);
  }

  names(): string[] {
    return [...this.#values.keys()];
  }

  /** Value of the Cookie header. Empty without cookies. */
  header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Stores the cookies of a response's Set-Cookie headers. An expired cookie is removed. */
  store(setCookies: readonly string[]): void {
    for (const setCookie of setCookies) {
      const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
      const [name = '', ...value] = pair.split('=');
      if (attributes.some(isExpired)) this.#values.delete(name);
      else this.#values.set(name, value.join('='));
    }
  }
}

function isExpired(attribute: string): boolean {
  const [name = '', value = ''] = attribute.split('=');
  if (name.toLowerCase() === 'max-age') return Number(value) <= 0;
  return name.toLowerCase() === 'expires' && Date.parse(value) <= Date.now();
}
