import { Refusal } from '../terminal.ts';
import { everydaySteps, fullSteps, type Part, parts, type Step } from './steps.ts';

const isPart = (word: string): word is Part => parts.some((part) => part === word);

/** Returns the steps chosen by the words after `npm test --`: all of them, `--full`, or one part with further words as file patterns. */
export function chosenSteps(words: readonly string[]): { steps: Step[]; patterns: string[] } {
  const [part, ...patterns] = words.filter((word) => word !== '--full');
  const steps = words.includes('--full') ? fullSteps : everydaySteps;
  if (part === undefined) return { steps, patterns: [] };
  if (!isPart(part)) throw new Refusal(`There is no part "${part}" to test: choose one of ${parts.join(', ')}.`);
  const ofPart = steps.filter((step) => step.part === part);
  if (part !== 'checks') return { steps: ofPart, patterns };
  const checks = ofPart.filter(({ name }) => patterns.every((pattern) => name.includes(pattern)));
  if (checks.length === 0) throw new Refusal(`No check is called like that: ${ofPart.map(({ name }) => name).join(', ')}.`);
  return { steps: checks, patterns: [] };
}
