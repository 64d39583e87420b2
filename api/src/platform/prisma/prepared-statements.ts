import { createHash } from 'node:crypto';

/** Number of texts that one call site may prepare. A selection of fields varies the text, and clients choose selections. */
const MOST_TEXTS = 64;

/**
 * Names of prepared statements. A connection keeps what it has prepared for as long as it lives, so the texts of each call site are bounded;
 * further ones are parsed each time.
 */
export class PreparedStatements {
  readonly #namesBySite = new WeakMap<TemplateStringsArray, Map<string, string>>();

  /** Returns the name of a text from a call site, which its template identifies; '' means that the text is not prepared. */
  nameOf(site: TemplateStringsArray, text: string): string {
    const names = this.#namesOf(site);
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= MOST_TEXTS) return '';
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  }

  #namesOf(site: TemplateStringsArray): Map<string, string> {
    const known = this.#namesBySite.get(site);
    if (known) return known;
    const names = new Map<string, string>();
    this.#namesBySite.set(site, names);
    return names;
  }
}
