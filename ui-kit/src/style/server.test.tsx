import { renderToString } from 'react-dom/server';
import { Button } from '../button/index.ts';
import { toasts } from '../toaster/toaster-style.ts';
import { createStyleCache, renderStyles, StyleProvider } from './index.ts';

function renderPage(layer?: string) {
  const cache = createStyleCache({ nonce: 'abc', layer });
  const html = renderToString(
    <StyleProvider cache={cache}>
      <Button loading>Buy</Button>
    </StyleProvider>,
  );
  return { html, styles: renderStyles(cache), rules: Object.values(cache.inserted) };
}

test('renderStyles puts all rules into one style element, and the markup of the components contains none', () => {
  const { html, styles, rules } = renderPage();
  expect(html).not.toContain('<style');
  const [name = ''] = /meet-\w+/.exec(html) ?? [];
  expect(styles).toMatch(/^<style data-emotion="meet base [\w -]+" data-s nonce="abc">/);
  expect(styles).toContain(`.${name}{`);
  expect(styles.match(/<style\b/g)).toHaveLength(1);
  expect(rules.filter((rule) => !styles.includes(String(rule)))).toEqual([]);
  expect(styles).not.toContain('@layer');
});

test('the rules of a style cache with a cascade layer are in that layer, and do not change those of a cache without one', () => {
  const [plain, layered, plainAgain] = [renderPage(), renderPage('meet'), renderPage()];
  expect(plainAgain.styles).toBe(plain.styles);
  expect(layered.rules.length).toBeGreaterThan(2);
  expect(layered.rules.filter((rule) => !String(rule).startsWith('@layer meet{'))).toEqual([]);
  expect(layered.styles).toMatch(/@layer meet\{@keyframes /);
});

test('styles of toasts are in no cascade layer, because those of sonner are in none', () => {
  const cache = createStyleCache({ layer: 'meet' });
  cache.insert('.toasts', toasts, cache.sheet, true);
  expect(cache.inserted[toasts.name]).toMatch(/^\.toasts\.toasts\{/);
});

test('a layer that is passed to StyleProvider with a cache has no effect, because the layer of the cache applies', () => {
  const cache = createStyleCache({ layer: 'meet' });
  const page = (
    // @ts-expect-error -- the layer would have no effect
    <StyleProvider cache={cache} layer="shop">
      <Button>Buy</Button>
    </StyleProvider>
  );
  renderToString(page);
  expect(renderStyles(cache)).not.toContain('@layer shop');
});
