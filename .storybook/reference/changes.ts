/** What a version says of a component, a statement each. */
export interface Change {
  version: string;
  texts: string[];
}

const splitSentences = (line: string) => line.replace(/^- /, '').split(/(?<=\.) (?=[A-Z«`])/);

/** A row of the table of renamed properties as a sentence. */
function readRename(line: string): string | undefined {
  const [, before, now] = /^\| (.+?) \| (.+?) \|$/.exec(line) ?? [];
  return before && now && `Renamed: ${before} to ${now}.`;
}

const anyMention = /`[A-Z]\w+`/;

/** The sentences of a line that name the component, each with those after it that name none and so go on about it. */
function readLine(line: string, mention: RegExp): string[] {
  if (!mention.test(line)) return [];
  const rename = readRename(line);
  if (rename) return [rename];
  const statements: string[][] = [];
  let isAbout = false;
  for (const sentence of splitSentences(line)) {
    const isNamed = mention.test(sentence);
    isAbout = isNamed || (isAbout && !anyMention.test(sentence));
    if (isNamed) statements.push([sentence]);
    else if (isAbout) statements.at(-1)?.push(sentence);
  }
  return statements.map((sentences) => sentences.join(' '));
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

/** Finds what the changelog says of a component after its first version, the newest version first. Sentences stay whole. */
export function findChanges({ name, parts = [], folder, since }: ChangedComponent, changelog: string): Change[] {
  const names = [name, ...parts].join('|');
  const entry = folder ? `|@meet/ui-kit/${folder}\`` : '';
  const mention = new RegExp(`\`(?:${names})\`|\\b(?:${names})\`:|<(?:${names})\\b${entry}`);
  const changes: Change[] = [];
  let version = '';
  for (const line of changelog.split('\n')) {
    version = /^## (.+)$/.exec(line)?.[1] ?? version;
    const texts = version === since ? [] : readLine(line, mention);
    const last = changes.at(-1);
    if (last?.version === version) last.texts.push(...texts);
    else if (texts.length > 0) changes.push({ version, texts });
  }
  return since ? [...changes, { version: since, texts: ['Added.'] }] : changes;
}

/** Puts what the next version will bring above the changelog: the texts of its changesets. */
export function addUpcoming(changelog: string, changesets: readonly string[]): string {
  const texts = changesets.flatMap((changeset) => /^---\n'@meet\/ui-kit': \w+\n---\n+([\s\S]+)$/.exec(changeset)?.[1]?.trim() ?? []);
  return ['## Next version', ...texts.map((text) => `- ${text.replaceAll(/\s+/g, ' ')}`), changelog].join('\n');
}
