import { Refusal } from '../terminal.ts';
import { everydaySteps, fullSteps, type Part, parts, type Step } from './steps.ts';

const isPart = (word: string): word is Part => parts.some((part) => part === word);

/**
 * Returns the steps chosen by the arguments of `npm test --`: all steps, those of `--full`, or those of the parts that the first words
 * name. Further words narrow the parts down: they are contained in the names of checks, and are Jest's patterns of test files.
 */
export function chosenSteps(words: readonly string[]): { steps: Step[]; patterns: string[] } {
  const given = words.filter((word) => word !== '--full');
  const steps = words.includes('--full') ? fullSteps : everydaySteps;
  const [first] = given;
  if (first === undefined) return { steps, patterns: [] };
  if (!isPart(first)) throw new Refusal(`There is no part "${first}" to test: choose one of ${parts.join(', ')}.`);
  const afterParts = given.findIndex((word) => !isPart(word));
  const patterns = afterParts === -1 ? [] : given.slice(afterParts);
  const chosen = given.slice(0, given.length - patterns.length);
  const ofParts = steps.filter(({ part }) => chosen.includes(part));
  const matching = ofParts.filter(({ part, name }) => part !== 'checks' || patterns.every((pattern) => name.includes(pattern)));
  if (matching.length === 0) throw new Refusal(`No check matches; the checks are ${ofParts.map(({ name }) => name).join(', ')}.`);
  return { steps: matching, patterns };
}
