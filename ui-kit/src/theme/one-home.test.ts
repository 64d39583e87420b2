import { globSync, readFileSync } from 'node:fs';

const source = `${import.meta.dirname}/..`;
const rawColour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i;
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/^theme\/|\.(test|stories)\.|example-|generated\//.test(file));

test('no file outside the theme uses a raw colour', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => rawColour.test(readFileSync(`${source}/${file}`, 'utf8')))).toEqual([]);
});
