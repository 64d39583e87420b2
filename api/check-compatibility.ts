import { readFile, writeFile } from 'node:fs/promises';
import { type ASTNode, buildASTSchema, buildSchema, findBreakingChanges, Kind, parse, visit } from 'graphql';

// Prints changes to schema.graphql that break frontends of the last release. With --renew it saves the schema as the new baseline.
const CONTRACT = 'schema.graphql';
const BASELINE = 'schema.baseline.graphql';

/** Returns breaking changes, except those to deprecated parts whose announced end date has passed. */
function promised(sdl: string, today: string): string[] {
  const present = buildASTSchema(visit(parse(sdl), { enter: (node) => (hasEnded(node, today) ? null : undefined) }));
  return findBreakingChanges(present, contract).map(({ description }) => description);
}

function hasEnded(node: ASTNode, today: string): boolean {
  if (!('directives' in node)) return false;
  const reason = node.directives
    ?.find(({ name }) => name.value === 'deprecated')
    ?.arguments?.find(({ name }) => name.value === 'reason')?.value;
  const until = reason?.kind === Kind.STRING ? /\buntil (\d{4}-\d{2}-\d{2})/i.exec(reason.value)?.[1] : undefined;
  return until !== undefined && until < today;
}

const written = await readFile(CONTRACT, 'utf8');
const contract = buildSchema(written);

if (process.argv.includes('--renew')) {
  await writeFile(BASELINE, written);
} else {
  const broken = promised(await readFile(BASELINE, 'utf8'), new Date().toISOString().slice(0, 10));
  if (broken.length > 0) {
    process.stderr.write(`${CONTRACT} breaks frontends of the last release:\n${broken.map((change) => `- ${change}\n`).join('')}`);
    process.stderr.write(
      'Keep the old part next to the new one, deprecated until a date at least 90 days ahead; see api/README.md, "Changes of the contract".\n',
    );
    process.exitCode = 1;
  }
}
