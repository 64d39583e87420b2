// node scripts/test/cost/calibration.ts: does a fixed amount of the work that tests do, and prints the CPU seconds that it took.
import { createHash, scryptSync } from 'node:crypto';
import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { say } from '../../terminal.ts';

const roundCount = 6;

interface Product {
  id: string;
  name: string;
  price: number;
  sizes: number[];
}

function createProducts(roundNumber: number): Product[] {
  return Array.from({ length: 8_000 }, (_, at) => ({
    id: createHash('sha256').update(`${roundNumber} ${at}`).digest('hex'),
    name: `Sneakers ${at % 97} of the ${roundNumber}th season`,
    price: (at * 7919) % 100_003,
    sizes: Array.from({ length: at % 12 }, (_size, index) => 35 + index),
  }));
}

/** Compiles and calls functions, as the import of a module does. */
function compile(roundNumber: number): number {
  const functions = Array.from(
    { length: 4_000 },
    (_, at) =>
      `function f${at}(a, b) { const c = { a, b: b + ${at + roundNumber} }; return c.a > 3 ? [c.b, ...[a]].length : c.b * ${at}; }`,
  );
  const callLines = functions.map((_, at) => `sum += f${at}(${at}, 1);`);
  return new Script(`let sum = 0;\n${functions.join('\n')}\n${callLines.join('\n')}\nsum`).runInNewContext() as number;
}

function runWorkload(roundNumber: number): number {
  const text = JSON.stringify(createProducts(roundNumber));
  const products = JSON.parse(text) as Product[];
  const names = new Map(
    products.toSorted((one, other) => one.price - other.price || one.id.localeCompare(other.id)).map((one) => [one.id, one]),
  );
  const matches = text.match(/"price":(\d+),"sizes":\[(?:3\d,?)*\]/g) ?? [];
  return names.size + matches.length + gzipSync(text).length + scryptSync(text, 'salt', 32).length + compile(roundNumber);
}

for (let roundNumber = 0; roundNumber < roundCount; roundNumber += 1) runWorkload(roundNumber);
const { user, system } = process.cpuUsage();
say(((user + system) / 1e6).toFixed(3));
