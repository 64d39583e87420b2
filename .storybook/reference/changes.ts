export interface Change {
  version: string;
  text: string;
}

/** What was renamed, without the names of the components that have it: `Tabs`: `tabs`, or `name` of links of `Header` and `Footer`. */
function shortenSubject(subject: string, mention: RegExp): string {
  const [, own] = /^`[A-Z]\w+`: (.+)$/.exec(subject) ?? [];
  const [, shared, names = ''] = /^(.+?) of ((?:`[A-Z]\w+`(?:, | and )?)+)/.exec(subject) ?? [];
  return own ?? (shared && mention.test(names) ? shared : subject);
}

/** Splits a line of the changelog into sentences. A row of a table says what was renamed to what. */
function splitLine(line: string, mention: RegExp): string[] {
  const [, before, after] = /^\| (.+?) \| (.+?) \|$/.exec(line) ?? [];
  if (before && after) return [`Renamed: ${shortenSubject(before, mention)} to ${after}.`];
  return line.replace(/^- /, '').split(/(?<=\.) (?=[A-Z`])/);
}

/** Where a clause about another component begins, and not the next name of an enumeration. */
const clauseStart = /(?<!`[A-Z]\w+`)[,;] (?:and )?(?=(?:an? |(?!those )\w+ of )?`[A-Z]\w+` (?!and |or )[a-z])/;

/** The clause of a sentence that names the component: the others are news of other components. */
function findClause(sentence: string, mention: RegExp): string {
  const clauses = sentence.split(clauseStart).filter((clause) => mention.test(clause));
  const text = clauses.join(', ').replace(/\.$/, '');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

/** The clause of an enumeration that names the component, or what it says of several components if the clause is only a name. */
function shorten(sentence: string, mention: RegExp): string {
  const names = sentence.match(/`[A-Z]\w+`/g) ?? [];
  if (names.length < 4) return findClause(sentence, mention);
  const clause = sentence.split(/[,;:] (?=and `|or `|`)|, (?=and )| and (?=`[A-Z])/).find((part) => mention.test(part));
  const text = clause?.replace(/^and |[.,]$/g, '').trim() ?? sentence;
  // What several components do, one of them does.
  const singular = text.replace(/^(`\w+`) (take|accept|need|show|keep|get|set)\b/, '$1 $2s').replace(/^(`\w+`) have\b/, '$1 has');
  if (!/^`\w+`$/.test(text)) return `${singular}.`;
  // A heading above a list of additions.
  return /^[A-Z][^`]*: `[A-Z]/.test(sentence) ? 'Added.' : findClause(sentence, mention);
}

/** Finds what the changelog says of a component, by its name, the newest version first. */
export function findChanges(component: string, changelog: string): Change[] {
  const mention = new RegExp(`\`${component}\`|\\b${component}\`:|<${component}\\b`);
  let version = '';
  const changes: Change[] = [];
  for (const line of changelog.split('\n')) {
    version = /^## (.+)$/.exec(line)?.[1] ?? version;
    if (!mention.test(line)) continue;
    const text = splitLine(line, mention)
      .filter((sentence) => line.startsWith('|') || mention.test(sentence))
      .map((sentence) => (line.startsWith('|') ? sentence : shorten(sentence, mention)))
      .join(' ');
    if (text) changes.push({ version, text });
  }
  return changes;
}
