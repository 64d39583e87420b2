/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { catalogue } from '../../test/catalogue.tsx';
import { Chip } from '../chip/index.ts';
import { en } from '../en/index.ts';
import { Footer } from '../footer/index.ts';
import { Header } from '../header/index.ts';
import { formatMoney } from '../internal/money-format.ts';
import { plural } from '../plural/index.ts';
import { PromoField } from '../promo-field/index.ts';
import { formatReviewDate } from '../review-card/review-date.ts';
import { LocaleProvider } from './index.ts';
import { shopLocale } from './shop-locale.ts';

afterEach(cleanup);

const sourceFolder = join(import.meta.dirname, '..');
const euro = { language: 'en-IE', currency: 'EUR', timeZone: 'Europe/Dublin' };

/** Files that may contain the language of the shop: texts, its default locale, and the typography of Russian. */
const languageFiles = /-texts\.ts$|^locale\/shop-locale\.ts$|^typography\/|^en\//;
const isExample = /\.(test|stories|guide)\.|example-|\/generated\//;
const components = globSync('**/*.{ts,tsx}', { cwd: sourceFolder }).filter((path) => !languageFiles.test(path) && !isExample.test(path));

/** What only the code of a particular shop may contain. */
const ofOneShop = /[а-яё₽]|ru-RU|\bRUB\b/i;

const removeComments = (code: string) =>
  transformSync(code, {
    jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'esnext', minify: { format: { comments: false } } },
  }).code;

const isOfOneShop = (path: string) => {
  const code = readFileSync(join(sourceFolder, path), 'utf8');
  return ofOneShop.test(code) && ofOneShop.test(removeComments(code));
};

test('no component contains a text, a language or a currency of a particular shop', () => {
  expect(components.length).toBeGreaterThan(150);
  expect(components.filter(isOfOneShop)).toEqual([]);
  expect(isOfOneShop('chip/chip-texts.ts')).toBe(true);
});

/** All texts of the page that a person reads or a screen reader announces. */
function readPage(): string {
  const spokenAttributes = ['placeholder', 'alt', 'title'];
  const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(({ name }) => name.startsWith('aria-') || spokenAttributes.includes(name)).map(({ value }) => value),
  );
  return [document.body.textContent, ...attributes].join('\n');
}

const renderInEnglish = (element: ReactElement) =>
  render(
    <LocaleProvider language="en-IE" currency="EUR" timeZone="Europe/Dublin" texts={en}>
      {element}
    </LocaleProvider>,
  );

test('every component uses the language and the currency of its LocaleProvider', () => {
  expect(catalogue.length).toBeGreaterThan(100);
  const offenders: unknown[] = [];
  for (const { name, Component, props } of catalogue) {
    renderInEnglish(<Component {...props} />);
    const wrongLines = readPage()
      .split('\n')
      .filter((line) => /[а-яё₽]|Meet|undefined|\{|руб/i.test(line));
    if (wrongLines.length > 0) offenders.push([name, wrongLines]);
    cleanup();
  }
  expect(offenders).toEqual([]);
}, 60_000);

const listTexts = (texts: object, path = ''): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[`${path}.${name}`, text]] : listTexts(text, `${path}.${name}`),
  );

test('the English texts have the same placeholders as the Russian ones', async () => {
  const russian: Record<string, object> = {};
  for (const path of globSync('**/*-texts.ts', { cwd: sourceFolder })) Object.assign(russian, await import(`../${path}`));
  const listPlaceholders = (texts: object) =>
    listTexts(texts)
      .map(([path, text]) =>
        [
          path.replace(/\.(one|few|many|other)$/, ''),
          text
            .match(/\{\w+\}/g)
            ?.toSorted()
            .join('') ?? '',
        ].join(' '),
      )
      .toSorted();
  const englishTexts = Object.entries(en).map(([component, texts]): [string, object] => [component, texts]);
  // Constants of all other components are called after the component: `chipTexts`.
  const irregularConstantNames: Record<string, string> = { authForm: 'authTexts', nouns: 'nounTexts' };
  for (const [component, texts] of englishTexts) {
    const russianTexts = russian[irregularConstantNames[component] ?? `${component}Texts`] ?? {};
    expect([component, ...new Set(listPlaceholders(texts))]).toEqual([component, ...new Set(listPlaceholders(russianTexts))]);
  }
});

test('a LocaleProvider can replace single texts, and an inner provider adds to an outer one', () => {
  renderInEnglish(
    <LocaleProvider texts={{ brand: { name: 'Acme' }, chip: { remove: 'Drop' }, promoField: { label: 'Voucher' } }}>
      <Header service={[{ label: 'Help', href: '/help' }]} />
      <Footer columns={[]} year={2026} />
      <Chip onRemove={() => undefined}>Size 41</Chip>
      <PromoField />
    </LocaleProvider>,
  );
  expect(screen.getByRole('link', { name: 'Acme, home page' }).getAttribute('href')).toBe('/');
  expect(screen.getByText('© 2026 Acme')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Drop: Size 41' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Voucher' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy();
});

test("the shop's name in Header and Footer and the home address in Header can be passed as props", () => {
  render(<Header brand="Acme" homeHref="/en" searchHref="/en/search" />);
  render(<Footer brand="Acme" columns={[]} />);
  expect(screen.getByRole('link', { name: /^Acme/ }).getAttribute('href')).toBe('/en');
  expect(screen.getByText('© Acme')).toBeTruthy();
});

test.each([
  ['12490 euros', '€12,490', 1_249_000, euro],
  ['12490.5 euros', '€12,490.50', 1_249_050, euro],
  ['12490.5 roubles', '12\u00a0490,50\u00a0₽', 1_249_050, shopLocale],
  ['1250 yen', '￥1,250', 1250, { ...euro, currency: 'JPY', language: 'ja-JP' }],
  ['1.25 Kuwaiti dinars', 'KWD\u00a01.250', 1250, { ...euro, currency: 'KWD', language: 'en-GB' }],
])('formatMoney formats %s as «%s», in the language of the locale', (_what, text, amount, locale) => {
  expect(formatMoney(amount, locale)).toBe(text);
});

test('dates and plural forms follow the language of the locale', () => {
  expect(formatReviewDate('2026-11-12T23:30:00.000Z', euro)).toBe('12\u00a0November 2026');
  expect([1, 3, 1200].map((count) => plural(count, en.nouns.goods, euro))).toEqual([
    '1\u00a0product',
    '3\u00a0products',
    '1,200\u00a0products',
  ]);
});
