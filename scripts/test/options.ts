import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Refusal } from '../terminal.ts';
import { ciSteps, type Part, parts, type Step, testSteps } from './steps.ts';

/** The parts that `npm test --` is to run, and its options. */
export interface Options {
  steps: Step[];
  /** Words in the names of checks, and Jest's patterns of test files. */
  patterns: string[];
  /** Determines the order of the test files. */
  seed: number;
  /** Whether this run tests what every merge must pass. */
  isCi: boolean;
  /** Whether this run sets the budgets. */
  renewsBudgets: boolean;
  /** Git ref. Only steps that the changes since this ref concern are run. */
  since: string | undefined;
  /** Sentences about what the everyday run omits. */
  omitted: string[];
}

const largestSeed = 2 ** 31 - 1;

const isPart = (word: string): word is Part => parts.some((part) => part === word);

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ci: { type: 'boolean', default: false },
        'renew-budgets': { type: 'boolean', default: false },
        seed: { type: 'string' },
        since: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

function readSeed(text: string | undefined): number {
  if (text === undefined) return randomInt(1, largestSeed);
  const seed = Number(text);
  if (!Number.isInteger(seed) || seed < 1 || seed > largestSeed) throw new Refusal(`--seed is a number from 1 to ${largestSeed}.`);
  return seed;
}

const addEverydayArguments = (step: Step): Step =>
  'everydayArguments' in step && step.everydayArguments ? { ...step, jest: [...step.jest, ...step.everydayArguments] } : step;

/** Omits the tests that run only in CI, with --since, or when their part is chosen. */
function selectEveryday(steps: readonly Step[]): Pick<Options, 'steps' | 'omitted'> {
  const omittedNames = steps.filter(({ isOmittedEveryday }) => isOmittedEveryday).map(({ name }) => name);
  return {
    steps: steps.filter(({ isOmittedEveryday }) => !isOmittedEveryday).map(addEverydayArguments),
    omitted: [
      `the steps ${omittedNames.join(' and ')}, and test files named .ci`,
      'stories that neither play nor display a page, and the pictures of stories in all views but the first',
      'to run these: npm test -- PART, such as stories, or npm test -- --ci, which also tests packages, images and chaos',
    ],
  };
}

/** Reads the arguments of `npm test --`. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const { ci: isCi, 'renew-budgets': renewsBudgets, since } = values;
  if (renewsBudgets && !isCi) throw new Refusal('--renew-budgets needs --ci: budgets are those of complete runs.');
  if (renewsBudgets && (since !== undefined || positionals.length > 0))
    throw new Refusal('--renew-budgets needs a complete run: name no part, and no --since.');
  const selection = chooseSteps(isCi ? [...testSteps, ...ciSteps] : testSteps, positionals);
  if (since !== undefined && selection.patterns.length > 0) throw new Refusal('--since chooses the test files itself: name parts only.');
  const isEveryday = !isCi && since === undefined && positionals.length === 0;
  const { steps, omitted } = isEveryday ? selectEveryday(selection.steps) : { steps: selection.steps, omitted: [] };
  return { steps, patterns: selection.patterns, seed: readSeed(values.seed), isCi, renewsBudgets, since, omitted };
}

/** Chooses the parts that the first words name, and narrows them down by the further words. */
function chooseSteps(steps: Step[], words: readonly string[]): Pick<Options, 'steps' | 'patterns'> {
  const [first] = words;
  if (first === undefined) return { steps, patterns: [] };
  if (!isPart(first)) throw new Refusal(`There is no part "${first}" to test: choose one of ${parts.join(', ')}.`);
  const firstOtherIndex = words.findIndex((word) => !isPart(word));
  const patterns = firstOtherIndex === -1 ? [] : words.slice(firstOtherIndex);
  const chosenParts = words.slice(0, words.length - patterns.length);
  const stepsOfParts = steps.filter(({ part }) => chosenParts.includes(part));
  const matchingSteps = stepsOfParts.filter((step) => 'jest' in step || patterns.every((pattern) => step.name.includes(pattern)));
  if (matchingSteps.length === 0) throw new Refusal(`No check matches; the checks are ${stepsOfParts.map(({ name }) => name).join(', ')}.`);
  return { steps: matchingSteps, patterns };
}
