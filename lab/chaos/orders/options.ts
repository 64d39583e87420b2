import { parseArgs } from 'node:util';
import { Refusal } from '../../../scripts/terminal.ts';

export interface OrdersOptions {
  seed: number;
  /** Minimum number of orders to place. */
  orders: number;
  /** Number of times that the API is killed. */
  kills: number;
}

const usage = 'npm run lab -- chaos-orders takes --seed and a whole number, --orders and a number from 1, and --kills and a number from 0.';
const seedCount = 2 ** 32;

/** Reads the arguments. Without a seed, `chance` (from 0 up to 1) chooses one. */
export function parseOrdersOptions(args: string[], chance: number): OrdersOptions {
  const { seed = String(Math.floor(chance * seedCount)), orders = '100', kills = '20' } = readArguments(args);
  const options = { seed: Number(seed), orders: Number(orders), kills: Number(kills) };
  const isWhole = Object.values(options).every((number) => Number.isInteger(number) && number >= 0);
  if (!isWhole || options.seed >= seedCount || options.orders === 0) throw new Refusal(usage);
  return options;
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { seed: text, orders: text, kills: text } }).values;
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${usage}`);
  }
}
