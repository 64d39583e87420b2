import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof } from './behaviours.ts';

/** Text of a story as it stands in its file, up to the next export; `undefined` if there is none. */
function storyText(source: string, folder: string, name: string): string | undefined {
  const texts = globSync('*.stories.tsx', { cwd: join(source, folder) }).map((file) => readFileSync(join(source, folder, file), 'utf8'));
  return texts.map((text) => new RegExp(`^export const ${name}\\b[\\s\\S]*?(?=^export |(?![\\s\\S]))`, 'm').exec(text)?.[0]).find(Boolean);
}

function problemOf(proof: Proof, { source, inputs }: Places): string | null {
  if ('story' in proof) {
    const text = storyText(source, proof.folder, proof.story);
    if (!text) return `there is no story ${proof.folder}/${proof.story}`;
    return /\bplay\s*[:(,]/.test(text) ? null : `${proof.folder}/${proof.story} has no play`;
  }
  const [text = ''] = globSync(`${proof.input}.test.ts`, { cwd: inputs }).map((file) => readFileSync(join(inputs, file), 'utf8'));
  return text.includes(`'${proof.test}'`) ? null : `there is no input test ${proof.input}: ${proof.test}`;
}

export interface Places {
  /** Where the stories are. */
  source: string;
  /** Where the tests by real input are. */
  inputs: string;
}

/** Behaviours that nothing shows, or that are said to be shown where they are not. */
export function unproven(behaviours: Record<string, Record<string, Proof[]>>, places: Places): string[] {
  return Object.entries(behaviours).flatMap(([widget, asked]) =>
    Object.entries(asked).flatMap(([behaviour, proofs]) => {
      const problems = proofs.length === 0 ? ['nothing shows it'] : proofs.map((proof) => problemOf(proof, places));
      return problems.filter((problem) => problem !== null).map((problem) => `${widget}: ${behaviour}: ${problem}`);
    }),
  );
}
