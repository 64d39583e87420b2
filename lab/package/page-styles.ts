import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { collectProblems } from '../../.storybook/story/events.ts';
import { serveStories } from '../../.storybook/story/server.ts';
import { root } from '../../scripts/config.ts';

// Checks the kit in pages with styles of their own. Rules of the page win over the kit's. Apart from that, the components look as in a page
// with the kit's reset. No text is in Russian, because the pages are in English.

const programs = createRequire(join(root, 'lab/programs/package.json'));

interface StyleSheet {
  path: string;
  base: string;
  content: string;
}

/** The part of Tailwind's interface that is used here. Only labs install Tailwind, so its types are not at hand. */
interface Tailwind {
  compile: (
    css: string,
    options: { loadStylesheet: (id: string) => Promise<StyleSheet> },
  ) => Promise<{ build: (names: string[]) => string }>;
}

/** Compiles Tailwind with its preflight, and with the layer of the kit where an integrator puts it. */
async function compileTailwind(): Promise<string> {
  const folder = dirname(programs.resolve('tailwindcss/package.json'));
  const { compile }: Tailwind = await import(join(folder, 'dist/lib.mjs'));
  const compiler = await compile('@layer theme, base, meet, components, utilities;\n@import "tailwindcss";', {
    loadStylesheet: async (id) => {
      const path = join(folder, id === 'tailwindcss' ? 'index.css' : id);
      return { path, base: folder, content: readFileSync(path, 'utf8') };
    },
  });
  return compiler.build(['m-8']);
}

const commonStyle = `body { margin: 0; background: var(--meet-page); color: var(--meet-text); font: 400 var(--meet-text-16) var(--meet-font-text); font-synthesis: none; } * { animation: none !important; }`;
const buttonStyle = '.mine { background: red; }';

interface HostStyle {
  name: string;
  query: string;
  css: string;
}

/** Lists the styles of pages. The first page, with the kit's own reset, is the one with which the pages of integrators are compared. */
async function listHosts(folder: string): Promise<[reset: HostStyle, ...others: HostStyle[]]> {
  const reset = readFileSync(join(folder, 'node_modules/@meet/ui-kit/dist/theme/reset.css'), 'utf8');
  const tailwind = await compileTailwind();
  return [
    { name: 'reset', query: '', css: reset },
    { name: 'plain', query: '?provider', css: '' },
    { name: 'tailwind', query: '?provider', css: tailwind },
    { name: 'tailwind with layers', query: '?provider&layer=meet', css: tailwind },
  ];
}

/** Writes a page with its styles before everything else in the head, where they have the least weight. */
function writePage(folder: string, file: string, { css }: HostStyle): void {
  const html = readFileSync(join(folder, 'build/styles.html'), 'utf8');
  writeFileSync(
    join(folder, 'build', file),
    html.replace('<head>', () => `<head><style>${css}\n${commonStyle}\n${buttonStyle}</style>`),
  );
}

/** A page with fewer elements than this was not rendered. */
const MIN_ELEMENTS = 700;

const componentLooks = [
  'color',
  'background-color',
  'font',
  'letter-spacing',
  'margin',
  'padding',
  'border-width',
  'border-radius',
  'display',
  'list-style-type',
];

/**
 * Describes the box and the computed style of each element of a component. The description is empty for invisible elements, and for
 * components that contain a control of the page itself, whose style is the page's.
 */
const readLooks = (page: Page): Promise<string[]> =>
  page.evaluate(
    (names) =>
      [...document.querySelectorAll<HTMLElement>('[data-component]')].flatMap((component) => {
        const origin = component.getBoundingClientRect();
        const isVisible = ({ y, width, height }: DOMRect) => width > 1 && height > 1 && y >= origin.y;
        const unstyledControls = component.querySelectorAll(':is(a, button, input:not([type=range]), select, textarea):not([class])');
        // A component that is only an icon is left out, too, because Tailwind makes icons blocks.
        const isOfPage =
          component.firstElementChild?.matches('svg') ||
          [...unstyledControls].some((control) => isVisible(control.getBoundingClientRect()));
        return [...component.querySelectorAll('*')].map((element) => {
          const box = element.getBoundingClientRect();
          if (isOfPage || !isVisible(box) || element.matches('input[type=range]')) return '';
          const style = getComputedStyle(element);
          const position = [box.x, box.y - origin.y, box.width, box.height].map(Math.round).join(' ');
          const componentLook = names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
          return `${component.dataset.component} <${element.tagName.toLowerCase()}> at ${position}; ${componentLook}`;
        });
      }),
    componentLooks,
  );

/**
 * Finds texts, visible or for screen readers, that are in Russian, in roubles or with our shop's name. The page is in English, with euros.
 */
const findForeignTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textAttributes = ['alt', 'placeholder', 'title'];
    const texts = [...document.body.querySelectorAll('*')].flatMap((element) => [
      ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [])),
      ...[...element.attributes].flatMap(({ name, value }) => (name.startsWith('aria-') || textAttributes.includes(name) ? [value] : [])),
    ]);
    return texts.filter((text) => /[а-яё₽]|\bMeet\b/i.test(text)).map((text) => `a text in the wrong language: ${text}`);
  });

/** Describes how a look differs from the expected one, property by property. Null if it does not differ, or if either look is empty. */
function describeLookDifference(expected: string, actual: string): string | null {
  if (expected === actual || expected === '' || actual === '') return null;
  const [expectedBox = '', ...expectedStyles] = expected.split('; ');
  const [actualBox = '', ...actualStyles] = actual.split('; ');
  const differences = expectedStyles.flatMap((style, index) =>
    style === actualStyles[index] ? [] : [`${style} became ${actualStyles[index]}`],
  );
  return [expectedBox === actualBox ? expectedBox : `${expectedBox} moved to ${actualBox}`, ...differences].join('; ');
}

async function checkPrecedence(page: Page, host: HostStyle): Promise<string[]> {
  const readStyle = (label: string, property: string) =>
    page.evaluate(
      ([text, name = '']) => {
        const element = [...document.querySelectorAll('button, h2')].find(({ textContent }) => textContent === text);
        return element ? getComputedStyle(element).getPropertyValue(name) : '';
      },
      [label, property],
    );
  const readCheckboxRadius = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('input[type=checkbox]') ?? document.body).borderRadius);
  const ruleExpectations: [what: string, actual: string, expected: string][] = [
    ["a page's class changes a button", await readStyle('Own colour', 'background-color'), 'rgb(255, 0, 0)'],
    ['the heading is ink', await readStyle('Title', 'color'), 'rgb(18, 18, 18)'],
  ];
  if (host.query.includes('layer')) ruleExpectations.push(['a utility changes a button', await readStyle('Own margin', 'margin'), '32px']);
  await page.addStyleTag({
    content: ':root { --meet-action: rgb(0, 90, 255); --meet-radius-control: 10px; } * { transition: none !important; }',
  });
  ruleExpectations.push(
    ['the colour of actions changes a button', await readStyle('Plain', 'background-color'), 'rgb(0, 90, 255)'],
    ['the colour of actions leaves headings', await readStyle('Title', 'color'), 'rgb(18, 18, 18)'],
    ['the radius of controls changes a button', await readStyle('Plain', 'border-radius'), '10px'],
    ['the radius of controls leaves checkboxes', await readCheckboxRadius(), '2px'],
  );
  return ruleExpectations.flatMap(([title, actual, expected]) =>
    actual === expected ? [] : [`${title}: expected ${expected}, found ${actual}`],
  );
}

/** Opens the components in a page with each of the styles, and returns what is wrong. */
export async function checkPageStyles(browser: Browser, folder: string): Promise<string[]> {
  const server = await serveStories(join(folder, 'build'));
  const problems: string[] = [];
  let expected: string[] = [];
  for (const [index, host] of (await listHosts(folder)).entries()) {
    const file = `styles-${index}.html`;
    writePage(folder, file, host);
    const page = await browser.newPage();
    const pageProblems = collectProblems(page, new URL(server.origin).origin);
    await page.goto(`${server.origin}/${file}${host.query}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready.then(() => null));
    const actual = await readLooks(page);
    if (index === 0) expected = actual;
    if (actual.filter(Boolean).length < MIN_ELEMENTS || actual.length !== expected.length)
      pageProblems.push(`${actual.length} elements instead of ${expected.length}`);
    pageProblems.push(
      ...expected.flatMap((look, elementIndex) => describeLookDifference(look, actual[elementIndex] ?? '') ?? []).slice(0, 20),
    );
    pageProblems.push(...(await findForeignTexts(page)));
    if (index > 0) pageProblems.push(...(await checkPrecedence(page, host)));
    problems.push(...pageProblems.map((problem) => `${host.name}: ${problem}`));
    await page.close();
  }
  await server.close();
  return problems;
}
