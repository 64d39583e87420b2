/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { cleanup, render, screen } from '@testing-library/react';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { type StyleOptions, StyleProvider } from './index.ts';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

function renderButton(props: StyleOptions = {}) {
  document.head.innerHTML = '<style>.mine { background: rgb(255, 0, 0); }</style>';
  render(
    <StyleProvider {...props}>
      <Button className="mine">Buy</Button>
      <Heading level={2}>Shoes</Heading>
    </StyleProvider>,
  );
  return { button: screen.getByRole('button'), sheets: [...document.head.querySelectorAll('style')] };
}

/** Rules of a class. They are not in the text of the `<style>` element, because Emotion inserts them by script. */
const readRules = (name: string) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .filter((rule) => rule.startsWith(`.${name}`));

test("a page's class overrides a component's styles, because the kit's rules stand first in the head", () => {
  const { button, sheets } = renderButton();
  expect(button.className).toMatch(/^mine meet-\w+$/);
  expect(sheets.at(-1)?.textContent).toContain('.mine');
  expect(sheets.at(0)?.dataset.emotion).toBe('meet');
});

test('rules in a layer are inserted after the style sheet of the page, which orders the layers', () => {
  const [pageSheet, ...kitSheets] = renderButton({ layer: 'meet' }).sheets;
  expect(pageSheet?.textContent).toContain('.mine');
  expect(kitSheets.length).toBeGreaterThan(0);
});

test('StyleProvider puts its nonce on every style element of the kit', () => {
  const { sheets } = renderButton({ nonce: 'abc' });
  expect(sheets.slice(0, -1).map(({ nonce }) => nonce)).toEqual(sheets.slice(0, -1).map(() => 'abc'));
  expect(sheets.length).toBeGreaterThan(1);
});

test('a button uses the colour of the action role, and a heading does not', () => {
  const { button } = renderButton();
  const readOwnRules = (element: Element) => readRules(/meet-\w+/.exec(element.className)?.[0] ?? '').join('');
  expect(readOwnRules(button)).toMatch(/background: ?var\(--meet-action\)/);
  expect(readOwnRules(screen.getByRole('heading'))).not.toContain('--meet-action');
});
