import { globSync, readFileSync } from 'node:fs';

/**
 * Entry points of their own: languages, of which a site loads those that it speaks, what runs when a site is built, and Emotion's cache and plugin.
 */
const separate = ['en', 'create-theme', 'prefixer', 'style'];

test('the main entry point exports every public folder except the separate ones', () => {
  const doors = globSync('*/index.ts', { cwd: import.meta.dirname })
    .filter((file) => !separate.includes(file.replace('/index.ts', '')))
    .map((file) => `export * from './${file}';`);
  const opened = readFileSync(`${import.meta.dirname}/index.ts`, 'utf8')
    .trim()
    .split('\n');
  expect(opened.sort()).toEqual(doors.sort());
});
