import { pathToFileURL } from 'node:url';
import { defineConfig, parse } from '@terrazzo/parser';
import { colors } from '../src/theme/tokens.ts';
import { createTokenFiles } from './design-tokens.ts';

const folder = pathToFileURL(`${import.meta.dirname}/tokens/`);
const files = createTokenFiles();

/** Parses the resolver with the files beside it, as a tool of a designer does. */
async function parseTokens() {
  const filename = new URL('meet.resolver.json', folder);
  const config = defineConfig({}, { cwd: folder });
  const req = async (url: URL) => JSON.stringify(files[url.pathname.split('/').at(-1) ?? '']);
  return parse([{ filename, src: JSON.stringify(files['meet.resolver.json']) }], { config, req });
}

const toHex = (components: readonly (number | 'none' | null)[]) =>
  `#${components
    .map((channel) =>
      Math.round(Number(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();

test('a parser of W3C Design Tokens reads both themes', async () => {
  const { resolver } = await parseTokens();
  expect(resolver.isValidInput({ theme: 'sepia' })).toBe(false);
  for (const theme of ['light', 'dark'] as const) {
    const tokens = resolver.apply({ theme });
    const ink: { $value: { components: (number | null)[] } } = JSON.parse(JSON.stringify(tokens['color.ink']));
    expect(toHex(ink.$value.components)).toBe(colors.ink[theme]);
    expect(tokens['role.action']?.$value).toEqual(tokens['color.ink']?.$value);
    expect(tokens['color.scrim']?.$value).toMatchObject({ alpha: theme === 'light' ? 0.48 : 0.64 });
    expect(tokens['space.4']?.$value).toEqual({ value: 16, unit: 'px' });
    expect(tokens['duration.drawer']?.$value).toEqual({ value: 500, unit: 'ms' });
    expect(tokens['easing.ease']?.$value).toEqual([0.2, 0.8, 0.2, 1]);
    expect(tokens['font-family.text']?.$value).toContain('Onest Variable');
  }
});
