export interface Change {
  version: string;
  text: string;
}

/** Splits a line of the changelog into sentences. A row of a table says what was renamed to what. */
function splitLine(line: string): string[] {
  const [, before, after] = /^\| (.+?) \| (.+?) \|$/.exec(line) ?? [];
  if (before && after) return [`Renamed: ${before} → ${after}`];
  return line.replace(/^- /, '').split(/(?<=\.) (?=[A-Z`])/);
}

/** Finds what the changelog says of a component, by its name, the newest version first. */
export function findChanges(component: string, changelog: string): Change[] {
  const mention = new RegExp(`\`${component}\`|\\b${component}\`:|<${component}\\b`);
  let version = '';
  const changes: Change[] = [];
  for (const line of changelog.split('\n')) {
    version = /^## (.+)$/.exec(line)?.[1] ?? version;
    if (!mention.test(line)) continue;
    const text = splitLine(line)
      .filter((sentence) => mention.test(sentence))
      .join(' ');
    if (text) changes.push({ version, text });
  }
  return changes;
}
