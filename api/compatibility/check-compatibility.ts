import { readFile, writeFile } from 'node:fs/promises';
import { findObsoleteBreaks, findUnlistedBreaks, parseBreaks, titleRelease } from './compatibility.rules.ts';

// Reports changes to schema.graphql that break frontends of the last release and are not listed in docs/api-changes.md, and listed changes
// that the schema does not contain. With --renew, saves the schema as the new baseline and titles the list with the version of the release.
const CONTRACT = 'schema.graphql';
const BASELINE = 'schema.baseline.graphql';
const LIST = '../docs/api-changes.md';

const contract = await readFile(CONTRACT, 'utf8');
const list = await readFile(LIST, 'utf8');

function report(title: string, parts: readonly string[], advice: string): void {
  if (parts.length === 0) return;
  process.stderr.write(`${title}:\n${parts.map((part) => `- ${part}\n`).join('')}${advice}\n`);
  process.exitCode = 1;
}

if (process.argv.includes('--renew')) {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  await writeFile(BASELINE, contract);
  await writeFile(LIST, titleRelease(list, version));
} else {
  const comparison = { released: await readFile(BASELINE, 'utf8'), contract, breaks: parseBreaks(list) };
  report(
    `${CONTRACT} breaks frontends of the last release`,
    findUnlistedBreaks({ ...comparison, today: new Date().toISOString().slice(0, 10) }),
    'Keep the old part next to the new one, deprecated until a date at least 90 days ahead; see api/README.md, "Changes of the contract".',
  );
  report(
    'docs/api-changes.md lists what is no change to the contract of the last release',
    findObsoleteBreaks(comparison),
    'Correct these rows, or remove them.',
  );
}
