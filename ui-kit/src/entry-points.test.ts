import { globSync, readFileSync } from 'node:fs';

/**
 * Folders that the main entry point leaves out, because each has its own: languages, of which a site loads those that it needs;
 * `create-theme`, which runs when a site is built; and Emotion's cache and plugin.
 */
const separateFolders = ['en', 'create-theme', 'prefixer', 'style'];

test('the main entry point exports every public folder except en, create-theme, prefixer and style', () => {
  const expectedExports = globSync('*/index.ts', { cwd: import.meta.dirname })
    .filter((file) => !separateFolders.includes(file.replace('/index.ts', '')))
    .map((file) => `export * from './${file}';`);
  const actualExports = readFileSync(`${import.meta.dirname}/index.ts`, 'utf8')
    .trim()
    .split('\n');
  expect(actualExports.sort()).toEqual(expectedExports.sort());
});
