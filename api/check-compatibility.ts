import { readFile, writeFile } from 'node:fs/promises';
import { type ASTNode, buildASTSchema, buildSchema, findBreakingChanges, Kind, parse, visit } from 'graphql';

// Tells what of schema.graphql would break a frontend that was written against the last release; with --renew makes it the promise of this one.
const CONTRACT = 'schema.graphql';
const BASELINE = 'schema.baseline.graphql';

/** Without what was promised only until a day that has passed. */
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
    process.stderr.write(`${CONTRACT} breaks what the last release promised:\n${broken.map((change) => `- ${change}\n`).join('')}`);
    process.stderr.write(
      'Keep the old beside the new, deprecated until a day at least 90 days ahead: see README, "Changes of the contract".\n',
    );
    process.exitCode = 1;
  }
}
