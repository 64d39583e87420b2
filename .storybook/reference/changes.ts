export interface Change {
  version: string;
  text: string;
}

/** What was renamed, without the names of the components that have it: `Tabs`: `tabs`, or `name` of links of `Header` and `Footer`. */
function shortenSubject(subject: string, component: string, mention: RegExp): string {
  const own = subject.startsWith(`\`${component}\`: `) ? subject.slice(component.length + 4) : undefined;
  const [, shared, names = ''] = /^(.+?) of ((?:`[A-Z]\w+`(?:, | and )?)+)/.exec(subject) ?? [];
  return own ?? (shared && mention.test(names) ? shared : subject);
}

/** Splits a line of the changelog into sentences. A row of a table says what was renamed to what. */
function splitLine(line: string, component: string, mention: RegExp): string[] {
  const [, before, after] = /^\| (.+?) \| (.+?) \|$/.exec(line) ?? [];
  if (before && after) return [`Renamed: ${shortenSubject(before, component, mention)} to ${after}.`];
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
  const singular = text.replace(/^(`\w+`) (take|accept|need|show|keep|get|set|look)\b/, '$1 $2s').replace(/^(`\w+`) have\b/, '$1 has');
  if (!/^`\w+`$/.test(text)) return `${singular}.`;
  // A heading above a list of additions.
  return /^[A-Z][^`]*: `[A-Z]/.test(sentence) ? 'Added.' : findClause(sentence, mention);
}

const anyMention = /`[A-Z]\w+`/;

/** What a line of the changelog says of a component. A sentence that names none goes on about those of the sentence before. */
function readLine(line: string, component: string, mention: RegExp): string {
  if (!mention.test(line)) return '';
  const sentences = splitLine(line, component, mention);
  if (line.startsWith('|')) return sentences.join(' ');
  let isAbout = false;
  const own = sentences.flatMap((sentence) => {
    const isNamed = mention.test(sentence);
    isAbout = isNamed || (isAbout && !anyMention.test(sentence));
    if (!isAbout) return [];
    return isNamed ? shorten(sentence, mention) : sentence;
  });
  return own.join(' ');
}

/** A component by the names under which the changelog speaks of it. */
export interface ChangedComponent {
  name: string;
  /** Parts that are exported beside it. */
  parts?: readonly string[];
  /** Folder of its entry point. */
  folder?: string;
  /** Version in which it appeared. What that version says of it are no changes. */
  since?: string;
}

/** Finds what the changelog says of a component after its first version, the newest version first. */
export function findChanges({ name, parts = [], folder, since }: ChangedComponent, changelog: string): Change[] {
  const names = [name, ...parts].join('|');
  const entry = folder ? `|@meet/ui-kit/${folder}\`` : '';
  const mention = new RegExp(`\`(?:${names})\`|\\b(?:${names})\`:|<(?:${names})\\b${entry}`);
  const texts = new Map<string, string[]>();
  let version = '';
  for (const line of changelog.split('\n')) {
    version = /^## (.+)$/.exec(line)?.[1] ?? version;
    const text = version === since ? '' : readLine(line, name, mention);
    if (text) texts.set(version, [...(texts.get(version) ?? []), text]);
  }
  const changes = [...texts].map(([changed, lines]) => ({ version: changed, text: lines.join(' ') }));
  return since ? [...changes, { version: since, text: 'Added.' }] : changes;
}

/** Puts what the next version will bring above the changelog: the texts of its changesets. */
export function addUpcoming(changelog: string, changesets: readonly string[]): string {
  const texts = changesets.flatMap((changeset) => /^---\n'@meet\/ui-kit': \w+\n---\n+([\s\S]+)$/.exec(changeset)?.[1]?.trim() ?? []);
  return ['## Next version', ...texts.map((text) => `- ${text.replaceAll(/\s+/g, ' ')}`), changelog].join('\n');
}
