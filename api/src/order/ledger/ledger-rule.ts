/** A rule that must hold in the whole database. The query returns a sentence in the column `problem` for each violation. */
export interface LedgerRule {
  name: string;
  query: string;
}
