/** Statements of the changelog about a component in one version. */
export interface Change {
  version: string;
  texts: string[];
}

const splitSentences = (line: string) => line.replace(/^- /, '').split(/(?<=\.) (?=[A-Z«`])/);

/** Turns a row of the changelog's table of renamed properties into a sentence. */
function readRename(line: string): string | undefined {
  const [, oldName, newName] = /^\| (.+?) \| (.+?) \|$/.exec(line) ?? [];
  return oldName && newName && `Renamed: ${oldName} to ${newName}.`;
}

const anyMention = /`[A-Z]\w+`/;

/** The sentences of a line that name the component, each with the following sentences that name no component and so are still about it. */
function readLine(line: string, mentionPattern: RegExp): string[] {
  if (!mentionPattern.test(line)) return [];
  const rename = readRename(line);
  if (rename) return [rename];
  const statements: string[][] = [];
  let isAbout = false;
  for (const sentence of splitSentences(line)) {
    const isNamed = mentionPattern.test(sentence);
    isAbout = isNamed || (isAbout && !anyMention.test(sentence));
    if (isNamed) statements.push([sentence]);
    else if (isAbout) statements.at(-1)?.push(sentence);
  }
  return statements.map((sentences) => sentences.join(' '));
}

/** A component with the names under which the changelog mentions it. */
export interface ChangedComponent {
  name: string;
  /** Parts that are exported with the component. */
  parts?: readonly string[];
  /** Folder of the component's entry point, such as `bonus-slider`. */
  folder?: string;
  /** Version in which the component appeared. The statements of that version are not listed as changes. */
  since?: string;
}

/** Finds the statements of the changelog about a component after its first version, the newest version first. Sentences stay whole. */
export function findChanges({ name, parts = [], folder, since }: ChangedComponent, changelog: string): Change[] {
  const names = [name, ...parts].join('|');
  const entryPattern = folder ? `|@meet/ui-kit/${folder}\`` : '';
  const mentionPattern = new RegExp(`\`(?:${names})\`|\\b(?:${names})\`:|<(?:${names})\\b${entryPattern}`);
  const changes: Change[] = [];
  let version = '';
  for (const line of changelog.split('\n')) {
    version = /^## (.+)$/.exec(line)?.[1] ?? version;
    const texts = version === since ? [] : readLine(line, mentionPattern);
    const lastChange = changes.at(-1);
    if (lastChange?.version === version) lastChange.texts.push(...texts);
    else if (texts.length > 0) changes.push({ version, texts });
  }
  return since ? [...changes, { version: since, texts: ['Added.'] }] : changes;
}

/** Adds the changes of the next version, from the texts of its changesets, at the top of the changelog. */
export function addUpcoming(changelog: string, changesets: readonly string[]): string {
  const texts = changesets.flatMap((changeset) => /^---\n'@meet\/ui-kit': \w+\n---\n+([\s\S]+)$/.exec(changeset)?.[1]?.trim() ?? []);
  return ['## Next version', ...texts.map((text) => `- ${text.replaceAll(/\s+/g, ' ')}`), changelog].join('\n');
}
