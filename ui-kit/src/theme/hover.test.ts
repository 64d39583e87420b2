import { globSync, readFileSync } from 'node:fs';

const source = `${import.meta.dirname}/..`;
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.(test|stories)\.|generated\//.test(file));
/** Matches a hover block, on one line or up to its closing brace. */
const underPointer = /^( *).*\[media\.hover\]: \{(?:.*\}.*|[\s\S]*?^\1\}.*)$/gm;

const outside = (code: string) => code.replace(underPointer, '').match(/.*:hover\b.*/g) ?? [];

test('hover styles stand only inside the hover media query, so that a touch leaves none behind', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => outside(readFileSync(`${source}/${file}`, 'utf8')).map((line) => `${file}: ${line}`))).toEqual([]);
});

test('a hover style without the media query is found', () => {
  expect(outside("css({\n  '&:hover': { color },\n})")).toHaveLength(1);
  expect(outside("css({\n  [media.hover]: {\n    '&:hover': { color },\n  },\n  'b:hover': { color },\n})")).toEqual([
    "  'b:hover': { color },",
  ]);
  expect(outside("css({ [media.hover]: { '&:hover': { color } } })")).toEqual([]);
});
