import { contractSince } from './schema-support.js';

/** A rule for migrations, which run while the shop serves requests: they must not break the previous release or block a table. */
interface Rule {
  pattern: RegExp;
  /** The fault, and the SQL to write instead. */
  advice: string;
  /** Whether a contract step may break the rule. A contract step removes something that the previous release no longer uses. */
  isAllowedInContractStep?: boolean;
}

const contractStepAdvice =
  'the previous release still uses what it knows: remove or rename it in a contract step, which begins with -- contract since and the newest migration of the first release that no longer uses it';

/** Rules for the clauses of ALTER TABLE. */
const clauseRules: readonly Rule[] = [
  {
    pattern: /^ADD .*?\b(?:FOREIGN KEY|CHECK|REFERENCES)\b(?!.*NOT VALID)|^ADD (?:FOREIGN KEY|CHECK)\b(?!.*NOT VALID)/i,
    advice: 'a constraint blocks writes while all rows are checked: add it NOT VALID, and VALIDATE it in a later migration',
  },
  {
    pattern: /^ADD (?:.*\b)?(?:UNIQUE|PRIMARY KEY)\b(?! USING INDEX)/i,
    advice: 'a key blocks the table while its index is built: create the index CONCURRENTLY, then ADD CONSTRAINT … USING INDEX',
  },
  {
    pattern: /^ALTER (?:COLUMN )?\S+ (?:SET DATA )?TYPE\b/i,
    advice: 'another type may rewrite the table: add a column, fill it in portions, and let the release after the next drop the old one',
  },
  {
    pattern: /^ALTER (?:COLUMN )?\S+ SET NOT NULL/i,
    advice: 'SET NOT NULL reads the whole table under a lock: add CHECK (… IS NOT NULL) NOT VALID, and validate it in a later migration',
  },
  {
    pattern: /^ADD (?!CONSTRAINT\b|CHECK\b|UNIQUE\b|PRIMARY\b|FOREIGN\b)(?=.*\bNOT NULL\b)(?!.*\bDEFAULT\b)/i,
    advice: 'the previous release does not fill a new column: give it a default, or let it be null',
  },
  {
    pattern: /^ADD .*(?:DEFAULT (?:uuidv7|gen_random_uuid|random|nextval|clock_timestamp)\(|GENERATED\b|\b(?:big|small)?serial\b)/i,
    advice: 'a default that differs by row rewrites the table: add the column without it, and fill it in portions',
  },
  { pattern: /^(?:DROP|RENAME)\b/i, advice: contractStepAdvice, isAllowedInContractStep: true },
];

const statementRules: readonly Rule[] = [
  {
    pattern: /^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY).* ON (?:ONLY )?(?<table>\w+)/i,
    advice: 'an index blocks all writes while it is built: CREATE INDEX CONCURRENTLY, alone in its migration',
  },
  { pattern: /^DROP (?!INDEX\b|TRIGGER\b)|^ALTER (?!TABLE\b).*\bRENAME\b/i, advice: contractStepAdvice, isAllowedInContractStep: true },
  {
    pattern: /^(?:UPDATE|DELETE FROM) (?:ONLY )?(?<table>\w+)(?!.*\bWHERE\b)|^TRUNCATE\b/i,
    advice: 'all rows stay locked until the end: change them in portions, by a job of the shop',
  },
  { pattern: /^DO\b/i, advice: 'nobody can see what a block of code locks: write plain statements, or a job of the shop' },
];

/**
 * Empties comments, texts, bodies of functions and parentheses, whose content the rules ignore. Names lose their quotes and their schema.
 */
function simplify(sql: string): string {
  let simple = sql
    .replaceAll(/\/\*[\s\S]*?\*\/|--.*$/gm, ' ')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .replaceAll(/\bpublic\./gi, '')
    .replaceAll(/\s+/g, ' ');
  for (let before = ''; before !== simple; ) {
    before = simple;
    simple = simple.replaceAll(/\([^()]+\)/g, '()');
  }
  return simple;
}

const splitAt = (separator: string, text: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Returns a sentence for each statement that breaks a rule. A contract step begins with the comment `-- contract since` and the name of a
 * migration.
 */
export function findBlockingStatements(sql: string): string[] {
  const statements = splitAt(';', simplify(sql));
  const isContractStep = contractSince(sql) !== undefined;
  const createdTables = new Set(statements.map((statement) => /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/i.exec(statement)?.[1]));
  const judge = (text: string, rules: readonly Rule[]) =>
    rules.flatMap(({ pattern, advice, isAllowedInContractStep }) => {
      const found = pattern.exec(text);
      const table = found?.groups?.table;
      if (!found || (table && createdTables.has(table)) || (isAllowedInContractStep && isContractStep)) return [];
      return [`${text.slice(0, 100)}: ${advice}`];
    });
  const isNotAlone = statements.length > 1 && statements.some((statement) => /\bCONCURRENTLY\b/i.test(statement));
  return [
    ...(isNotAlone ? ['CONCURRENTLY: does not run in a transaction, so it must be alone in its migration'] : []),
    ...statements.flatMap((statement) => {
      const [, table = '', clauses = ''] = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\w+) (.*)$/i.exec(statement) ?? [];
      if (table) return createdTables.has(table) ? [] : splitAt(',', clauses).flatMap((clause) => judge(clause, clauseRules));
      return judge(statement, statementRules);
    }),
  ];
}
