import { globSync, readFileSync } from 'node:fs';

test('the package has an entry point for every public folder', () => {
  const doors = globSync('*/index.ts', { cwd: import.meta.dirname }).map((file) => `export * from './${file}';`);
  const opened = readFileSync(`${import.meta.dirname}/index.ts`, 'utf8')
    .trim()
    .split('\n');
  expect(opened.sort()).toEqual(doors.sort());
});
