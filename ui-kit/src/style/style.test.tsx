/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { cleanup, render, screen } from '@testing-library/react';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { StyleProvider, type StyleProviderProps } from './index.ts';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

function renderButton(props: Omit<StyleProviderProps, 'children'> = {}) {
  document.head.innerHTML = '<style>.mine { background: rgb(255, 0, 0); }</style>';
  render(
    <StyleProvider {...props}>
      <Button className="mine">Buy</Button>
      <Heading level={2}>Shoes</Heading>
    </StyleProvider>,
  );
  return { button: screen.getByRole('button'), sheets: [...document.head.querySelectorAll('style')] };
}

const readText = (elements: Element[]) => elements.map(({ textContent }) => textContent).join('\n');

test("a page's class wins over a component, because the kit's rules stand first in the head", () => {
  const { button, sheets } = renderButton();
  expect(getComputedStyle(button).background).toBe('rgb(255, 0, 0)');
  expect(sheets.at(-1)?.textContent).toContain('.mine');
  expect(sheets.at(0)?.dataset.emotion).toBe('meet');
});

test('in a layer every rule of the kit is layered, and follows the sheets that order the layers', () => {
  const { sheets } = renderButton({ layer: 'meet' });
  const [own, ...kit] = sheets;
  expect(own?.textContent).toContain('.mine');
  const rules = readText(kit)
    .split(/(?=@layer)/)
    .filter((rule) => rule.trim());
  expect(rules.length).toBeGreaterThan(2);
  expect(rules.filter((rule) => !rule.startsWith('@layer meet{'))).toEqual([]);
  expect(readText(kit)).toMatch(/@layer meet\{\.meet-\w+[^{]*\{/);
  expect(readText(kit)).toMatch(/@layer meet\{@media \(hover: hover\)\s*\{\.meet-/);
});

test('the nonce is on every style element', () => {
  const { sheets } = renderButton({ nonce: 'abc' });
  expect(sheets.slice(0, -1).map(({ nonce }) => nonce)).toEqual(sheets.slice(0, -1).map(() => 'abc'));
  expect(sheets.length).toBeGreaterThan(1);
});

test('only what a role is for takes its colour', () => {
  const { button } = renderButton();
  const readRule = (element: Element) => {
    const [name = ''] = /meet-\w+/.exec(element.className) ?? [];
    return readText([...document.querySelectorAll('style')].filter(({ textContent }) => textContent?.includes(`.${name}{`)));
  };
  expect(readRule(button)).toContain('background:var(--meet-action)');
  expect(readRule(screen.getByRole('heading'))).not.toContain('--meet-action');
});
