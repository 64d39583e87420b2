import { globSync, readFileSync } from 'node:fs';

const sourceFolder = `${import.meta.dirname}/..`;
const files = globSync('**/*.{ts,tsx}', { cwd: sourceFolder }).filter((file) => !/\.(test|stories)\.|generated\//.test(file));
/** Matches a hover block, on one line or up to its closing brace. */
const hoverBlockPattern = /^( *).*\[media\.hover\]: \{(?:.*\}.*|[\s\S]*?^\1\}.*)$/gm;

const findUnguardedHover = (code: string) => code.replace(hoverBlockPattern, '').match(/.*:hover\b.*/g) ?? [];

test('hover styles are only inside the hover media query, so that no hover style remains after a touch', () => {
  expect(files.length).toBeGreaterThan(100);
  const findInFile = (file: string) =>
    findUnguardedHover(readFileSync(`${sourceFolder}/${file}`, 'utf8')).map((line) => `${file}: ${line}`);
  expect(files.flatMap(findInFile)).toEqual([]);
});

test('the search for hover styles finds a style outside of the hover media query', () => {
  expect(findUnguardedHover("css({\n  '&:hover': { color },\n})")).toHaveLength(1);
  expect(findUnguardedHover("css({\n  [media.hover]: {\n    '&:hover': { color },\n  },\n  'b:hover': { color },\n})")).toEqual([
    "  'b:hover': { color },",
  ]);
  expect(findUnguardedHover("css({ [media.hover]: { '&:hover': { color } } })")).toEqual([]);
});
