import { globSync, readFileSync } from 'node:fs';

const source = `${import.meta.dirname}/..`;
const rawColour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i;
// Canned API responses contain the colours of products, which are data, and the fake maps contain the colours of a map.
const files = globSync('**/*.{ts,tsx,css}', { cwd: source }).filter((file) => !/\.(?:test|canned|fake)\.|generated\//.test(file));

test("no source file of the storefront contains a raw colour instead of one of the kit's theme", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => rawColour.test(readFileSync(`${source}/${file}`, 'utf8')))).toEqual([]);
});
