import { globSync, readFileSync } from 'node:fs';

/** Languages are entry points of their own, so that a site loads only those that it speaks. */
const languages = ['en'];

test('the package has an entry point for every public folder, and the main one all but the languages', () => {
  const doors = globSync('*/index.ts', { cwd: import.meta.dirname })
    .filter((file) => !languages.includes(file.replace('/index.ts', '')))
    .map((file) => `export * from './${file}';`);
  const opened = readFileSync(`${import.meta.dirname}/index.ts`, 'utf8')
    .trim()
    .split('\n');
  expect(opened.sort()).toEqual(doors.sort());
});
