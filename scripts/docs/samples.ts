// Prints random comments, schema descriptions and prop docs, for a reviewer who judges whether a newcomer understands them.
// Usage: npx node scripts/docs/samples.ts --seed 42 --count 30
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { root } from '../config.ts';
import { Refusal, reportFailure, say } from '../terminal.ts';

interface Sample {
  location: string;
  text: string;
}

/** A comment, and whether it documents a member of an interface or of a type literal. */
interface Comment extends Sample {
  isOfMember: boolean;
}

function listTrackedFiles(...patterns: string[]): string[] {
  return execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
}

function findLineNumber(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

function toPlainText(comment: string): string {
  return comment
    .replaceAll(/^\/\*+|\*+\/$/g, '')
    .replaceAll(/^\s*(?:\*|\/\/+) ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Lists every comment of a file, with the line of code that follows it. Neighbouring line comments count as one. */
function listComments(file: string): Comment[] {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const commentsByPosition = new Map<number, Comment>();
  const visit = (node: ts.Node): void => {
    const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
    const [firstRange, lastRange] = [ranges[0], ranges.at(-1)];
    const isOfMember = ts.isTypeElement(node);
    if (firstRange && lastRange && (isOfMember || !commentsByPosition.has(firstRange.pos))) {
      const codeLine = text.slice(lastRange.end).trimStart().split('\n')[0] ?? '';
      const plainText = ranges.map(({ pos, end }) => toPlainText(text.slice(pos, end))).join(' ');
      const location = `${file}:${findLineNumber(text, firstRange.pos)}`;
      commentsByPosition.set(firstRange.pos, { location, text: `${plainText}\n      ${codeLine}`, isOfMember });
    }
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  return [...commentsByPosition.values()].filter(
    ({ text: plainText }) => !/^(?:@jsxImportSource|@jest-environment|biome-ignore)/.test(plainText),
  );
}

/** Lists every description of the contract, with the field or type that it describes. */
function listDescriptions(): Sample[] {
  const lines = readFileSync(join(root, 'api/schema.graphql'), 'utf8').split('\n');
  const samples: Sample[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    if (!lines[index]?.trim().startsWith('"""')) continue;
    const start = index;
    if (!/"""\s*\S[\s\S]*"""/.test(lines[index] ?? ''))
      do index += 1;
      while (index < lines.length && !lines[index]?.includes('"""'));
    const plainText = lines
      .slice(start, index + 1)
      .join(' ')
      .replaceAll('"""', '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    samples.push({ location: `api/schema.graphql:${start + 1}`, text: `${plainText}\n      ${lines[index + 1]?.trim() ?? ''}` });
  }
  return samples;
}

const isPropDoc = ({ location, isOfMember }: Comment): boolean => isOfMember && /^ui-kit\/src\/(?!.*\.(?:stories|test)\.)/.test(location);

/** Chooses samples at random: the same seed chooses the same ones from the same texts. */
function chooseSamples(samples: Sample[], seed: string, count: number): Sample[] {
  const computeRank = ({ location, text }: Sample) => createHash('sha256').update(`${seed}\n${location}\n${text}`).digest('hex');
  return samples
    .map((sample) => ({ sample, rank: computeRank(sample) }))
    .sort((one, other) => one.rank.localeCompare(other.rank))
    .slice(0, count)
    .map(({ sample }) => sample);
}

function print(title: string, allSamples: Sample[], chosenSamples: Sample[]): void {
  say(`\n${title}: ${chosenSamples.length} of ${allSamples.length}\n`);
  for (const [index, { location, text }] of chosenSamples.entries()) say(`${String(index + 1).padStart(3)}. ${text}\n      (${location})`);
}

function readArguments() {
  try {
    return parseArgs({ options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '30' } } }).values;
  } catch {
    throw new Refusal('Usage: npx node scripts/docs/samples.ts [--seed 42] [--count 30]');
  }
}

function run(): void {
  const { seed, count: countText } = readArguments();
  const count = Number(countText);
  if (!Number.isInteger(count) || count < 1) throw new Refusal(`--count takes a positive whole number, not ${countText}.`);
  const allSamples = listTrackedFiles('*.ts', '*.tsx', '*.mjs').flatMap(listComments);
  const propSamples = allSamples.filter(isPropDoc);
  const codeComments = allSamples.filter((comment) => !isPropDoc(comment));
  const contractSamples = listDescriptions();
  print('Comments', codeComments, chooseSamples(codeComments, seed, count));
  print('Schema descriptions', contractSamples, chooseSamples(contractSamples, seed, count));
  print('Prop docs', propSamples, chooseSamples(propSamples, seed, count));
}

try {
  run();
} catch (error) {
  reportFailure(error);
}
