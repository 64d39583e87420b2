/** Statements whose first word is a sufficient name, or whose further words do not belong in a name. */
const standaloneKeywords =
  /^(?:BEGIN|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET|RESET|SHOW|LISTEN|UNLISTEN|NOTIFY|DISCARD|ANALYZE|VACUUM|EXPLAIN|VALUES|CALL|DO|FETCH|CLOSE|DECLARE|CREATE|ALTER|DROP|COPY|LOCK)$/;
const operations = /^(?:SELECT|INSERT|UPDATE|DELETE|MERGE|TRUNCATE)$/;

/** Comments and string literals, which are skipped, then the tokens of a statement. */
const tokenPattern = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|"(?:[^"]|"")*"|[a-z_][\w$]*|[().,]/gi;

interface Token {
  /** Keywords in upper case; identifiers without their quotes. */
  text: string;
  isQuoted: boolean;
  /** Number of open parentheses around it. */
  depth: number;
}

/**
 * Returns a name for spans of the statement: its operation and its first table, such as `SELECT shop_order`. A common table expression is
 * named by the table that it reads. The name has no values, so there are only as many names as statements in the code.
 */
export function nameStatement(sql: string): string {
  const tokens = readTokens(sql);
  const first = readKeyword(tokens[0]);
  if (standaloneKeywords.test(first)) return first;
  const start = first === 'WITH' ? tokens.findIndex((one, index) => index > 0 && one.depth === 0 && operations.test(readKeyword(one))) : 0;
  const operation = readKeyword(tokens[start]);
  if (!operations.test(operation)) return 'SQL';
  const table = findTable(operation, tokens, start);
  return table ? `${operation} ${table}` : operation;
}

function readTokens(sql: string): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  for (const [text] of sql.matchAll(tokenPattern)) {
    if (/^(?:--|\/\*|'|\$)/.test(text)) continue;
    if (text === ')') depth -= 1;
    const isQuoted = text.startsWith('"');
    tokens.push({ text: isQuoted ? text.slice(1, -1) : text, isQuoted, depth });
    if (text === '(') depth += 1;
  }
  return tokens;
}

const readKeyword = (one: Token | undefined): string => (one && !one.isQuoted ? one.text.toUpperCase() : '');

function findTable(operation: string, tokens: readonly Token[], start: number): string | undefined {
  if (operation !== 'SELECT') return readName(tokens, skipFillers(tokens, start + 1));
  const sources = [...tokens.keys()].filter((index) => isSource(tokens, index));
  const outer = sources.filter((index) => index > start && tokens[index]?.depth === 0);
  const names = [...outer, ...sources].flatMap((index) => readName(tokens, skipFillers(tokens, index + 1)) ?? []);
  const expressions = readExpressions(tokens, start);
  return names.find((name) => !expressions.has(name)) ?? names[0];
}

/** Whether a table or a subquery follows. An expression follows in `IS DISTINCT FROM …` and `extract(… FROM …)`. */
function isSource(tokens: readonly Token[], index: number): boolean {
  const word = readKeyword(tokens[index]);
  if (word === 'JOIN') return true;
  if (word !== 'FROM' || readKeyword(tokens[index - 1]) === 'DISTINCT') return false;
  const depth = tokens[index]?.depth ?? 0;
  const opening = tokens.findLastIndex((one, position) => position < index && one.depth < depth);
  return depth === 0 || operations.test(readKeyword(tokens[opening + 1])) || readKeyword(tokens[opening + 1]) === 'WITH';
}

/** Names of the common table expressions before the main statement. */
function readExpressions(tokens: readonly Token[], start: number): ReadonlySet<string> {
  const isName = (one: Token, index: number) => one.depth === 0 && ['WITH', 'RECURSIVE', ','].includes(readKeyword(tokens[index - 1]));
  return new Set(tokens.slice(0, start).flatMap((one, index) => (isName(one, index) ? [one.text] : [])));
}

const fillers = new Set(['INTO', 'FROM', 'ONLY', 'TABLE', 'LATERAL']);

function skipFillers(tokens: readonly Token[], from: number): number {
  let index = from;
  while (fillers.has(readKeyword(tokens[index]))) index += 1;
  return index;
}

/** Returns a name with its schema, unless that is the usual one; undefined for a subquery. */
function readName(tokens: readonly Token[], from: number): string | undefined {
  const [first, dot, second] = tokens.slice(from, from + 3);
  if (!first || !/^[\w$]/.test(first.text)) return undefined;
  if (dot?.text !== '.' || !second) return first.text;
  return first.text === 'public' ? second.text : `${first.text}.${second.text}`;
}
