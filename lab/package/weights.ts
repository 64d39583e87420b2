import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { listEntries, resolveFile } from './build-files.ts';

/** Gzipped bytes of each entry point. */
export type Weights = Record<string, number>;

export interface MeasuredWeight {
  bytes: number;
  /** The heaviest packages or folders in the bundle, to show where the size comes from. */
  parts: string[];
}

/** An entry point may grow by this factor before its budget must be raised. */
const allowedGrowth = 1.05;
/** Growth by fewer bytes is accepted, because 5 % of a tiny entry point would be only a few bytes. */
const negligibleBytes = 64;

/** Maximum weights of some entry points, which no new budget raises. */
const limits: Weights = { '.': 195_000, button: 3_650 };

const budgetFile = new URL('weights.json', import.meta.url);

export function readBudgets(): Weights {
  return existsSync(budgetFile) ? JSON.parse(readFileSync(budgetFile, 'utf8')) : {};
}

export { budgetFile };

/** Returns the npm package of a module or, for a module of the kit, its folder below dist. */
function namePart(id: string): string {
  const [, dependency] = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(id) ?? [];
  const [, folder] = /dist\/([^/]+)/.exec(id) ?? [];
  return dependency ?? folder ?? id;
}

function listHeaviestParts(modules: Rolldown.OutputChunk['modules']): string[] {
  const bytesByPart = new Map<string, number>();
  for (const [id, { renderedLength }] of Object.entries(modules))
    bytesByPart.set(namePart(id), (bytesByPart.get(namePart(id)) ?? 0) + renderedLength);
  return [...bytesByPart]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 5)
    .map(([name]) => name);
}

/** Bundles an entry point as an application would, without React and Emotion, which the application already has. */
async function measureWeight(buildFolder: string, entry: string): Promise<MeasuredWeight> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root: buildFolder,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: join(buildFolder, resolveFile(entry)), formats: ['es'], fileName: 'entry' },
      rolldownOptions: {
        external: [/^react($|\/)/, /^react-dom($|\/)/, /^@emotion\/(?:react|cache)($|\/)/],
        // No comments with the paths of modules, which would weigh more or less with the name of the folder.
        experimental: { attachDebugInfo: 'none' },
      },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  const chunks = bundle && 'output' in bundle ? bundle.output : [];
  let bytes = 0;
  let parts: string[] = [];
  for (const chunk of chunks) {
    // Chunks that load on demand do not count.
    if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
    bytes += (await promisify(gzip)(chunk.code, { level: 9 })).length;
    parts = listHeaviestParts(chunk.modules);
  }
  return { bytes, parts };
}

export async function measureAllWeights(buildFolder: string, entries = listEntries(buildFolder)): Promise<Map<string, MeasuredWeight>> {
  const measuredWeights = new Map<string, MeasuredWeight>();
  for (const entry of entries) measuredWeights.set(entry, await measureWeight(buildFolder, entry));
  return measuredWeights;
}

/** Lists entry points above their limit, which no new budget raises. */
export const listOverLimit = (measuredWeights: Map<string, MeasuredWeight>): string[] =>
  Object.entries(limits).flatMap(([entry, limit]) => {
    const { bytes = 0, parts = [] } = measuredWeights.get(entry) ?? {};
    return bytes > limit ? [`${entry} weighs ${bytes} B, its limit is ${limit} B; heaviest in it: ${parts.join(', ')}`] : [];
  });

/** Lists entry points above their budget or without one, and budgets whose entry point no longer exists. */
export function listOverweight(measuredWeights: Map<string, MeasuredWeight>, budgets: Weights): string[] {
  const renewalHint = 'npm run lab -- kit-package -- --renew accepts the new size';
  const problems = [...measuredWeights].flatMap(([entry, { bytes, parts }]) => {
    const budget = budgets[entry];
    if (budget === undefined) return [`${entry} weighs ${bytes} B and has no budget; ${renewalHint}`];
    if (bytes <= Math.max(budget * allowedGrowth, budget + negligibleBytes)) return [];
    return [`${entry} weighs ${bytes} B, its budget is ${budget} B; heaviest in it: ${parts.join(', ')}; ${renewalHint}`];
  });
  const removedEntries = Object.keys(budgets).filter((entry) => !measuredWeights.has(entry));
  return [...problems, ...removedEntries.map((entry) => `${entry} has a budget but no longer exists; ${renewalHint}`)];
}
