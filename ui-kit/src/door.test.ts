import { globSync, readFileSync } from 'node:fs';

test('the package opens every public folder at its own door', () => {
  const doors = globSync('*/index.ts', { cwd: import.meta.dirname }).map((file) => `export * from './${file}';`);
  const opened = readFileSync(`${import.meta.dirname}/index.ts`, 'utf8')
    .trim()
    .split('\n');
  expect(opened.sort()).toEqual(doors.sort());
});
