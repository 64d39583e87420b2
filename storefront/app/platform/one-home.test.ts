import { globSync, readFileSync } from 'node:fs';

const source = `${import.meta.dirname}/..`;
const rawColour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i;
// Canned answers of the API hold the colours of goods.
const files = globSync('**/*.{ts,tsx,css}', { cwd: source }).filter((file) => !/\.(?:test|canned)\.|generated\//.test(file));

test('no file names a raw colour: the theme of the kit has them all', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => rawColour.test(readFileSync(`${source}/${file}`, 'utf8')))).toEqual([]);
});
