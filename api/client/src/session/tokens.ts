/** The pair of tokens of a session. A refresh replaces both. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/**
 * Where a client stores the tokens of its session. Null means that there is no session. Tabs and processes that share a session share the
 * storage.
 */
export interface TokenStorage {
  read(): Tokens | null | Promise<Tokens | null>;
  write(tokens: Tokens | null): void | Promise<void>;
}

/** Stores the tokens in memory, as long as the client exists. */
export function memoryTokens(tokens: Tokens | null = null): TokenStorage {
  let currentTokens = tokens;
  return {
    read: () => currentTokens,
    write: (next) => {
      currentTokens = next;
    },
  };
}

/** The methods of `localStorage` and `sessionStorage` that `storedTokens` uses. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

function parseTokens(text: string | null): Tokens | null {
  try {
    const { accessToken, refreshToken } = JSON.parse(text ?? 'null') ?? {};
    return typeof accessToken === 'string' && typeof refreshToken === 'string' ? { accessToken, refreshToken } : null;
  } catch {
    return null;
  }
}

/** Stores the tokens in `localStorage` or `sessionStorage`. Every script of the page can read them there. */
export function storedTokens(storage: TextStorage, key = 'meet-session'): TokenStorage {
  return {
    read: () => parseTokens(storage.getItem(key)),
    write: (tokens) => (tokens ? storage.setItem(key, JSON.stringify(tokens)) : storage.removeItem(key)),
  };
}
