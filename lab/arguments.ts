import { Refusal } from '../scripts/terminal.ts';
import type { Lab } from './labs.ts';

export interface LabRun {
  selectedLabs: Lab[];
  /** The arguments after `--`. */
  args: string[];
}

const usage = 'Usage: npm run lab -- list, npm run lab -- NAME [NAME…], or npm run lab -- NAME -- arguments of that lab.';

/** Parses the names of labs and, if there is only one lab, its arguments. */
export function parseRun(labArguments: readonly string[], labs: readonly Lab[]): LabRun {
  const separator = labArguments.indexOf('--');
  const names = separator < 0 ? labArguments : labArguments.slice(0, separator);
  const args = separator < 0 ? [] : labArguments.slice(separator + 1);
  if (names.length === 0) throw new Refusal(usage);
  const unknownNames = names.filter((name) => labs.every((lab) => lab.name !== name));
  if (unknownNames.length > 0)
    throw new Refusal(`There is no lab ${unknownNames.join(', ')}. The labs are ${labs.map(({ name }) => name).join(', ')}.`);
  if (args.length > 0 && names.length > 1) throw new Refusal(`Arguments belong to one lab. ${usage}`);
  return { selectedLabs: names.flatMap((name) => labs.find((lab) => lab.name === name) ?? []), args };
}
