import { globSync, readFileSync } from 'node:fs';

const sources = ['storefront/app', 'ui-kit/src', 'api/src', 'api/demo/seed'];
const root = `${import.meta.dirname}/../../..`;
const files = sources
  .flatMap((source) => globSync(`${source}/**/*.{ts,tsx,json,html}`, { cwd: root }))
  // The page about personal data is not checked, because it uses the wording of the law.
  .filter((file) => !/\.test\.|generated\/|\/personal-data\.html$/.test(file));

const hasRussian = /[а-яё]/i;
const wrongSpelling = /e-mail|[еи]-?мейл|эл\.\s*почт|электронн[а-яё]+\s+(?:почт|адрес)/i;
const capitalWithinSentence = /[а-яё,](?:\s|\\u00a0|&nbsp;)+Email/;
/**
 * A text or label that consists of «E-mail» alone. Longer texts are not checked, because the API's English descriptions contain the word.
 */
const wrongLabel = /(?:label|title|placeholder)[=:] ?["'](?:E-mail|email|EMAIL)["']|>\s*E-mail\s*</;
const comment = /^\s*(?:\/?\*|\/\/).*|\s\/\/ .*/;

const isMisspelt = (line: string) =>
  (hasRussian.test(line) && (wrongSpelling.test(line) || capitalWithinSentence.test(line))) || wrongLabel.test(line);

test('Russian texts for shoppers spell «email», with a capital letter only at the beginning', () => {
  expect(files.length).toBeGreaterThan(500);
  const misspelt = files.flatMap((file) => {
    const lines = readFileSync(`${root}/${file}`, 'utf8').split('\n');
    return lines.map((line) => line.replace(comment, '')).flatMap((line) => (isMisspelt(line) ? [`${file}: ${line.trim()}`] : []));
  });
  expect(misspelt).toEqual([]);
});
