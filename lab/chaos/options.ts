import { parseArgs } from 'node:util';
import { Refusal } from '../../scripts/terminal.ts';

export interface Options {
  seed: number;
  seconds: number;
}

const usage = 'npm run lab -- chaos takes --seed and a whole number, and --minutes and a number from 0.5 to 600.';
const seedCount = 2 ** 32;

/** Reads the arguments. Without a seed, `chance` (from 0 up to 1) chooses one. */
export function parseOptions(args: string[], chance: number): Options {
  const { seed = String(Math.floor(chance * seedCount)), minutes = '2' } = readArguments(args);
  const options = { seed: Number(seed), seconds: Number(minutes) * 60 };
  const isSeed = Number.isInteger(options.seed) && options.seed >= 0 && options.seed < seedCount;
  if (!isSeed || !(options.seconds >= 30 && options.seconds <= 36_000)) throw new Refusal(usage);
  return options;
}

function readArguments(args: string[]): { seed?: string | undefined; minutes?: string | undefined } {
  try {
    return parseArgs({ args, options: { seed: { type: 'string' }, minutes: { type: 'string' } } }).values;
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${usage}`);
  }
}
