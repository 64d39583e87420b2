import { globSync, readFileSync } from 'node:fs';
import { roles } from './tokens.ts';

const sourceFolder = `${import.meta.dirname}/..`;
const rawColour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i;
const files = globSync('**/*.{ts,tsx}', { cwd: sourceFolder }).filter(
  (file) => !/^theme\/|\.(test|stories|guide)\.|example-|generated\//.test(file),
);

test('no file outside the theme uses a raw colour', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => rawColour.test(readFileSync(`${sourceFolder}/${file}`, 'utf8')))).toEqual([]);
});

test('components and their stories refer to a colour by its role, so that the theme of a brand applies to them', () => {
  const coloursWithRole = [...new Set<string>(Object.values(roles))].join('|');
  const paletteInsteadOfRole = new RegExp(`\\bcolor\\('(?:${coloursWithRole})'\\)|--meet-color-(?:${coloursWithRole})(?![\\w-])`);
  const components = globSync('**/*.{ts,tsx}', { cwd: sourceFolder }).filter((file) => !file.startsWith('theme/'));
  expect(components.length).toBeGreaterThan(200);
  expect(components.filter((file) => paletteInsteadOfRole.test(readFileSync(`${sourceFolder}/${file}`, 'utf8')))).toEqual([]);
});
