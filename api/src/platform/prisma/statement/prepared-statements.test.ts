import { expect, it } from '@jest/globals';
import { PREPARED_TEXTS_LIFETIME_SECONDS, PreparedStatements } from './prepared-statements.js';

const createSite = (strings: TemplateStringsArray): TemplateStringsArray => strings;

it('each call site prepares its first 64 statement texts, and keeps preparing the same texts', () => {
  const statements = new PreparedStatements();
  const [site, otherSite] = [createSite`one`, createSite`other`];
  const texts = Array.from({ length: 100 }, (_, index) => `SELECT ${index}`);
  const names = texts.map((text) => statements.chooseName(site, text));
  expect(new Set(names).size).toBe(64 + 1);
  expect(names.slice(64)).toEqual(Array.from({ length: 36 }, () => ''));
  expect(texts.map((text) => statements.chooseName(site, text))).toEqual(names);
  expect(statements.chooseName(otherSite, 'SELECT 99')).not.toBe('');
});

it('each call site chooses its prepared texts again after an hour, so that rare texts are dropped', () => {
  let now = 0;
  const statements = new PreparedStatements(() => now);
  const site = createSite`one`;
  for (let index = 0; index < 64; index += 1) statements.chooseName(site, `rare ${index}`);
  expect(statements.chooseName(site, 'frequent')).toBe('');
  now = PREPARED_TEXTS_LIFETIME_SECONDS * 1000 + 1;
  expect(statements.chooseName(site, 'frequent')).not.toBe('');
});
