import { parseArgs } from 'node:util';
import { Refusal } from '../../scripts/terminal.ts';

export const phaseNames = ['rolling', 'kills', 'freshness', 'rollback', 'failover'] as const;

export type PhaseName = (typeof phaseNames)[number];

export interface MachinesOptions {
  /** Requests a second. */
  rate: number;
  seed: number;
  phases: readonly PhaseName[];
  /** Tag or commit to use as the previous release instead of the one that is found automatically. */
  previous: string | undefined;
}

const usage = `npm run lab -- machines takes --rate and a number from 1 to 1000, --seed and a whole number, --previous and a tag or a commit, and --only and a comma-separated list of ${phaseNames.join(', ')}.`;
const maxSeeds = 2 ** 32;

const isPhase = (name: string): name is PhaseName => phaseNames.some((phase) => phase === name);

/**
 * Reads the arguments. Without a seed, `chance` (from 0 up to 1) chooses one. Phases run in a fixed order, not in that of the arguments.
 */
export function parseMachinesOptions(args: string[], chance: number): MachinesOptions {
  const { rate = '60', seed = String(Math.floor(chance * maxSeeds)), only = phaseNames.join(), previous } = read(args);
  const chosenPhases = only.split(',');
  const options = { rate: Number(rate), seed: Number(seed), phases: phaseNames.filter((name) => chosenPhases.includes(name)), previous };
  const isSeed = Number.isInteger(options.seed) && options.seed >= 0 && options.seed < maxSeeds;
  if (!isSeed || !(options.rate >= 1 && options.rate <= 1000) || !chosenPhases.every(isPhase)) throw new Refusal(usage);
  return options;
}

function read(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { rate: text, seed: text, only: text, previous: text } }).values;
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${usage}`);
  }
}
