/** A rule for migrations of a shop that is open: the previous release keeps working, and nobody waits for a table. */
interface Rule {
  pattern: RegExp;
  /** What is wrong, and what to write instead. */
  advice: string;
  /** Whether it is allowed in a contract step, which follows the release that no longer uses what it removes. */
  isContract?: boolean;
}

const ALTER = String.raw`^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?"?(?<table>\w+)"?`;
const within = (clause: string): RegExp => new RegExp(`${ALTER}[\\s\\S]*?${clause}`, 'i');

const rules: readonly Rule[] = [
  {
    pattern: /^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)[\s\S]*? ON (?:ONLY )?"?(?<table>\w+)"?/i,
    advice: 'an index blocks all writes while it is built: CREATE INDEX CONCURRENTLY, alone in its migration',
  },
  {
    pattern: within(String.raw`\b(?:FOREIGN KEY|CHECK|REFERENCES)\b(?![\s\S]*NOT VALID)`),
    advice: 'a constraint blocks writes while all rows are checked: add it NOT VALID, and VALIDATE it in a later migration',
  },
  {
    pattern: within(String.raw`ADD (?:CONSTRAINT "?\w+"? )?(?:UNIQUE|PRIMARY KEY)(?! USING INDEX)`),
    advice: 'a key blocks the table while its index is built: create the index CONCURRENTLY, then ADD CONSTRAINT … USING INDEX',
  },
  {
    pattern: within(String.raw`ALTER (?:COLUMN )?"?\w+"? (?:SET DATA )?TYPE\b`),
    advice: 'another type may rewrite the table: add a column, fill it in portions, and let the release after the next drop the old one',
  },
  {
    pattern: within(String.raw`ALTER (?:COLUMN )?"?\w+"? SET NOT NULL`),
    advice: 'SET NOT NULL reads the whole table under a lock: add CHECK (… IS NOT NULL) NOT VALID, and validate it in a later migration',
  },
  {
    pattern: within(String.raw`ADD (?:COLUMN )?(?:IF NOT EXISTS )?"?\w+"? [^,;]*NOT NULL(?![^,;]*DEFAULT)(?<!DEFAULT[^,;]*)`),
    advice: 'the previous release does not fill a new column: give it a default, or let it be null',
  },
  {
    pattern: within(
      String.raw`ADD (?:COLUMN )?[^;]*(?:DEFAULT [^,;]*(?:uuidv7|gen_random_uuid|random|nextval|clock_timestamp)\(|GENERATED ALWAYS|\b(?:big)?serial\b)`,
    ),
    advice: 'a default that differs by row rewrites the table: add the column without it, and fill it in portions',
  },
  {
    pattern: within(String.raw`\b(?:DROP (?:COLUMN|CONSTRAINT)|RENAME)\b`),
    advice: 'the previous release still uses what it knows: remove or rename it in a contract step',
    isContract: true,
  },
  {
    pattern: /^DROP (?:TABLE|TYPE|FUNCTION|VIEW)\b/i,
    advice: 'the previous release still uses what it knows: remove it in a contract step',
    isContract: true,
  },
  {
    pattern: /^UPDATE (?:ONLY )?"?(?<table>\w+)"?(?![\s\S]*\bWHERE\b)/i,
    advice: 'all rows stay locked until the end: change them in portions, by a job of the shop',
  },
];

/** Splits a script into statements, without comments. The bodies of functions are left empty. */
function splitStatements(sql: string): string[] {
  const bare = sql.replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''").replaceAll(/--.*$/gm, '');
  return bare
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
}

/** Returns a sentence for each statement that a shop which is open could not bear. A contract step begins with the comment `-- contract`. */
export function findBlockingStatements(sql: string): string[] {
  const statements = splitStatements(sql);
  const isContractStep = /^--\s*contract\b/i.test(sql);
  const created = new Set(statements.map((statement) => /^CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/i.exec(statement)?.[1]));
  return statements.flatMap((statement) =>
    rules.flatMap(({ pattern, advice, isContract }) => {
      const found = pattern.exec(statement);
      const table = found?.groups?.table;
      if (!found || (table && created.has(table)) || (isContract && isContractStep)) return [];
      return [`${statement.slice(0, 100)}: ${advice}`];
    }),
  );
}
