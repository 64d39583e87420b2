import { createHash } from 'node:crypto';

/** Number of texts that one call site may prepare. The text depends on the selected fields, which clients choose. */
const MAX_TEXTS = 64;

/**
 * Time after which each call site forgets the texts that it has prepared and prepares those that are requested next. These are likely to be
 * the frequent texts, so that rare texts do not use up the limit for long. Connections are closed after the same time, so a connection
 * holds the texts of at most two such periods.
 */
export const PREPARED_TEXTS_LIFETIME_SECONDS = 3600;

/**
 * Names of prepared statements. A connection keeps its prepared statements for as long as it lives, so the texts of each call site are
 * limited; further texts are parsed each time.
 */
export class PreparedStatements {
  #namesBySite = new WeakMap<TemplateStringsArray, Map<string, string>>();
  #periodStart: number;

  /** `now` returns a time in milliseconds. */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.#periodStart = now();
  }

  /** Returns the name for a text. A call site is identified by its template. '' means that the text is sent unprepared. */
  chooseName(site: TemplateStringsArray, text: string): string {
    const names = this.#findNames(site);
    const existingName = names.get(text);
    if (existingName !== undefined) return existingName;
    if (names.size >= MAX_TEXTS) return '';
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  }

  #findNames(site: TemplateStringsArray): Map<string, string> {
    if (this.now() - this.#periodStart > PREPARED_TEXTS_LIFETIME_SECONDS * 1000) {
      this.#namesBySite = new WeakMap();
      this.#periodStart = this.now();
    }
    const existingNames = this.#namesBySite.get(site);
    if (existingNames) return existingNames;
    const names = new Map<string, string>();
    this.#namesBySite.set(site, names);
    return names;
  }
}
