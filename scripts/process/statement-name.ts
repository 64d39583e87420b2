/** Statements whose first word is a sufficient name, or whose further words do not belong in a name. */
const standaloneKeywords =
  /^(?:BEGIN|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET|RESET|SHOW|LISTEN|UNLISTEN|NOTIFY|DISCARD|ANALYZE|VACUUM|EXPLAIN|VALUES|CALL|DO|FETCH|CLOSE|DECLARE|CREATE|ALTER|DROP|COPY|LOCK)$/;
const operationKeywords = /^(?:SELECT|INSERT|UPDATE|DELETE|MERGE|TRUNCATE)$/;

/** Matches comments and string literals, which are skipped, and the tokens of a statement. */
const tokenPattern = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|"(?:[^"]|"")*"|[a-z_][\w$]*|[().,]/gi;

interface Token {
  /** Keywords in upper case; identifiers without their quotes. */
  text: string;
  isQuoted: boolean;
  /** Number of open parentheses around the token. */
  depth: number;
}

/**
 * Returns a name for spans of the statement: its operation and its first table, such as `SELECT shop_order`. A common table expression is
 * named by the table that it reads. The name has no values, so there are only as many names as statements in the code.
 */
export function nameStatement(sql: string): string {
  const tokens = readTokens(sql);
  const firstKeyword = readKeyword(tokens[0]);
  if (standaloneKeywords.test(firstKeyword)) return firstKeyword;
  const startIndex =
    firstKeyword === 'WITH'
      ? tokens.findIndex((token, index) => index > 0 && token.depth === 0 && operationKeywords.test(readKeyword(token)))
      : 0;
  const operation = readKeyword(tokens[startIndex]);
  if (!operationKeywords.test(operation)) return 'SQL';
  const table = findTable(operation, tokens, startIndex);
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

const readKeyword = (token: Token | undefined): string => (token && !token.isQuoted ? token.text.toUpperCase() : '');

function findTable(operation: string, tokens: readonly Token[], startIndex: number): string | undefined {
  if (operation !== 'SELECT') return readName(tokens, skipFillers(tokens, startIndex + 1));
  const sourceIndexes = [...tokens.keys()].filter((index) => isSource(tokens, index));
  const outerIndexes = sourceIndexes.filter((index) => index > startIndex && tokens[index]?.depth === 0);
  const names = [...outerIndexes, ...sourceIndexes].flatMap((index) => readName(tokens, skipFillers(tokens, index + 1)) ?? []);
  const expressionNames = readExpressions(tokens, startIndex);
  return names.find((name) => !expressionNames.has(name)) ?? names[0];
}

/** Whether a table or a subquery follows the token. An expression follows in `IS DISTINCT FROM …` and `extract(… FROM …)`. */
function isSource(tokens: readonly Token[], index: number): boolean {
  const word = readKeyword(tokens[index]);
  if (word === 'JOIN') return true;
  if (word !== 'FROM' || readKeyword(tokens[index - 1]) === 'DISTINCT') return false;
  const depth = tokens[index]?.depth ?? 0;
  const openingIndex = tokens.findLastIndex((token, position) => position < index && token.depth < depth);
  return depth === 0 || operationKeywords.test(readKeyword(tokens[openingIndex + 1])) || readKeyword(tokens[openingIndex + 1]) === 'WITH';
}

/** Names of the common table expressions before the main statement. */
function readExpressions(tokens: readonly Token[], startIndex: number): ReadonlySet<string> {
  const isName = (token: Token, index: number) => token.depth === 0 && ['WITH', 'RECURSIVE', ','].includes(readKeyword(tokens[index - 1]));
  return new Set(tokens.slice(0, startIndex).flatMap((token, index) => (isName(token, index) ? [token.text] : [])));
}

const fillerKeywords = new Set(['INTO', 'FROM', 'ONLY', 'TABLE', 'LATERAL']);

function skipFillers(tokens: readonly Token[], from: number): number {
  let index = from;
  while (fillerKeywords.has(readKeyword(tokens[index]))) index += 1;
  return index;
}

/** Returns a name with its schema, unless that is `public`; undefined for a subquery. */
function readName(tokens: readonly Token[], startIndex: number): string | undefined {
  const [firstToken, dot, secondToken] = tokens.slice(startIndex, startIndex + 3);
  if (!firstToken || !/^[\w$]/.test(firstToken.text)) return undefined;
  if (dot?.text !== '.' || !secondToken) return firstToken.text;
  return firstToken.text === 'public' ? secondToken.text : `${firstToken.text}.${secondToken.text}`;
}
