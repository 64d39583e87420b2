/** @jest-environment jsdom */
import { CacheProvider, css } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { adoptServerStyles, createStyleCache, headStylesAttribute } from './style-cache.ts';

const servedStyle = css({ color: 'rgb(1, 1, 1)' });
const newStyle = css({ color: 'rgb(2, 2, 2)' });

afterEach(() => document.head.replaceChildren());

test('the style element of the server stays in place, its rules are not repeated, and new rules follow it', () => {
  const name = servedStyle.name;
  document.head.innerHTML = `<style ${headStylesAttribute}="other ${name}">.css-${name}{color:rgb(1, 1, 1);}</style><meta name="last">`;
  const sheet = document.head.firstElementChild;
  const headMutations = new MutationObserver(() => {});
  headMutations.observe(document.head, { childList: true });
  render(
    <CacheProvider value={adoptServerStyles()}>
      <p css={servedStyle}>served</p>
      <p css={newStyle}>own</p>
    </CacheProvider>,
  );
  expect(headMutations.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])).toEqual([]);
  expect(document.head.firstElementChild).toBe(sheet);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  expect(rules.filter((rule) => rule.includes('rgb(1, 1, 1)'))).toHaveLength(1);
  expect(rules.at(-1)).toContain('rgb(2, 2, 2)');
  expect(getComputedStyle(screen.getByText('served')).color).toBe('rgb(1, 1, 1)');
});

test('a style cache without server styles inserts its own rules', () => {
  render(
    <CacheProvider value={createStyleCache()}>
      <p css={servedStyle}>served</p>
    </CacheProvider>,
  );
  expect(getComputedStyle(screen.getByText('served')).color).toBe('rgb(1, 1, 1)');
});
