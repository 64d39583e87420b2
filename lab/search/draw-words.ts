// node lab/search/draw-words.ts wikiwordnet.db: prints the words from which drawn-words.tsv was made, each with its path in the source. The
// README names the source of the database and explains the review of the words.
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { Refusal, reportFailure, say } from '../../scripts/terminal.ts';

const roots = ['одежда', 'обувь', 'головной убор', 'сумка'];
/** Number of steps of "is a kind of" below a root. Words that are further below a root are no longer words for goods. */
const MAX_STEPS = 4;

const pairSchema = z.array(z.object({ kind: z.number(), lemma: z.string(), parent: z.number() }));
type Pair = z.output<typeof pairSchema>[number];

function readKinds(file: string): Map<number, Pair[]> {
  const database = new DatabaseSync(file, { readOnly: true });
  const pairs = pairSchema.parse(
    database
      .prepare('SELECT DISTINCT sid AS kind, lemma, hypersid AS parent FROM hypernyms JOIN synsets ON synset_id = sid ORDER BY sid, lemma')
      .all(),
  );
  const namedQuery = database.prepare('SELECT DISTINCT synset_id AS kind, lemma, -1 AS parent FROM synsets WHERE lemma = ?');
  const topKinds = roots.flatMap((rootName) => pairSchema.parse(namedQuery.all(rootName)));
  return Map.groupBy([...topKinds, ...pairs], ({ parent }) => parent);
}

/** Returns the words below the roots, each with its shortest path. */
function drawWords(file: string): Map<string, string> {
  const kinds = readKinds(file);
  const drawnPaths = new Map<string, string>();
  let currentLevel = (kinds.get(-1) ?? []).map(({ kind, lemma }) => ({ kind, path: lemma }));
  for (let stepNumber = 0; stepNumber < MAX_STEPS; stepNumber += 1) {
    currentLevel = currentLevel.flatMap(({ kind: parent, path }) =>
      (kinds.get(parent) ?? []).map(({ kind, lemma }) => {
        if (/^[а-яё]+( [а-яё]+)?$/.test(lemma) && !drawnPaths.has(lemma)) drawnPaths.set(lemma, path);
        return { kind, path: `${path} > ${lemma}` };
      }),
    );
  }
  return drawnPaths;
}

const computeHash = (word: string): string => createHash('sha256').update(word).digest('hex');

try {
  const [file] = process.argv.slice(2);
  if (!file) throw new Refusal('Usage: node lab/search/draw-words.ts wikiwordnet.db');
  const drawnPaths = [...drawWords(file)].sort(([one], [other]) => (computeHash(one) < computeHash(other) ? -1 : 1));
  for (const [word, path] of drawnPaths) say(`${word}\t${path}`);
} catch (error) {
  reportFailure(error);
}
