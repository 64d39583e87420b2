import { parseArgs } from 'node:util';
import { Refusal } from '../../../scripts/terminal.ts';

export interface OrdersOptions {
  seed: number;
  /** Orders to place, at least. */
  orders: number;
  /** Times that the API is killed. */
  kills: number;
}

const usage = 'npm run lab -- chaos-orders takes --seed and a whole number, --orders and a number from 1, and --kills and a number from 0.';
const maxSeeds = 2 ** 32;

/** Reads the arguments. Without a seed, `chance` (from 0 up to 1) chooses one. */
export function parseOrdersOptions(args: string[], chance: number): OrdersOptions {
  const { seed = String(Math.floor(chance * maxSeeds)), orders = '100', kills = '20' } = read(args);
  const options = { seed: Number(seed), orders: Number(orders), kills: Number(kills) };
  const isWhole = Object.values(options).every((number) => Number.isInteger(number) && number >= 0);
  if (!isWhole || options.seed >= maxSeeds || options.orders === 0) throw new Refusal(usage);
  return options;
}

function read(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { seed: text, orders: text, kills: text } }).values;
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${usage}`);
  }
}
