// Checks every relative link of the tracked Markdown files: the file must exist, and so must the heading that an anchor names. The README
// of a published package may link only to files that are published with it. Also checks the size of README.md, and that the names of code
// in ARCHITECTURE.md and CONTRIBUTING.md are in the code.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../config.ts';
import { Refusal, reportFailure, say } from '../terminal.ts';
import { findStaleNames } from './guide-names.ts';

const MAX_README_BYTES = 10_000;
/** Guides for people who change the code. The names of code in them are checked. */
const GUIDES = ['ARCHITECTURE.md', 'CONTRIBUTING.md'];
const LINK_PATTERN = /\]\((?<target>[^)\s]+)\)/g;
const EXTERNAL_PATTERN = /^[a-z]+:/;

function listMarkdownFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' });
  return output.split('\n').filter((file) => file !== '' && existsSync(join(root, file)) && !file.endsWith('CHANGELOG.md'));
}

function removeCode(markdown: string): string {
  return markdown.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');
}

/** Returns the anchor of a heading on GitHub. */
function toAnchor(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

function listAnchors(file: string): Set<string> {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  return new Set([...text.matchAll(/^#+ (?<heading>.+)$/gm)].map(({ groups }) => toAnchor(groups?.heading ?? '')));
}

/** Lists the files that are published with this README; undefined if it belongs to no published package. */
function listPublishedFiles(readme: string): string[] | undefined {
  const manifest = join(root, dirname(readme), 'package.json');
  if (!readme.endsWith('README.md') || !existsSync(manifest)) return undefined;
  const { publishConfig, files = [] } = JSON.parse(readFileSync(manifest, 'utf8')) as { publishConfig?: object; files?: string[] };
  return publishConfig && files.map((path) => join(dirname(readme), path)).concat(readme);
}

function findProblem(file: string, target: string): string | undefined {
  if (EXTERNAL_PATTERN.test(target)) return undefined;
  const [path = '', anchor] = target.split('#');
  const linkedFile = path === '' ? file : normalize(join(dirname(file), path));
  if (!existsSync(join(root, linkedFile))) return `${file} links to ${target}, which does not exist.`;
  const publishedFiles = listPublishedFiles(file);
  if (publishedFiles && !publishedFiles.some((published) => linkedFile === published || linkedFile.startsWith(`${published}/`)))
    return `${file} links to ${target}, which is not in the package.`;
  if (anchor && !listAnchors(linkedFile).has(anchor)) return `${file} links to ${target}, but ${linkedFile} has no such heading.`;
  return undefined;
}

function findBrokenLinks(file: string): string[] {
  const links = [...removeCode(readFileSync(join(root, file), 'utf8')).matchAll(LINK_PATTERN)];
  return links.flatMap(({ groups }) => findProblem(file, groups?.target ?? '') ?? []);
}

function run(): void {
  const files = listMarkdownFiles();
  const problems = [...files.flatMap(findBrokenLinks), ...GUIDES.flatMap(findStaleNames)];
  const { size } = statSync(join(root, 'README.md'));
  if (size > MAX_README_BYTES)
    problems.push(`README.md has ${size} bytes; at most ${MAX_README_BYTES} are allowed. Move details to docs/.`);
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  say(`The links of ${files.length} Markdown files are valid.`);
}

try {
  run();
} catch (error) {
  reportFailure(error);
}
