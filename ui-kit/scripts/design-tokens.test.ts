import { pathToFileURL } from 'node:url';
import { defineConfig, parse } from '@terrazzo/parser';
import { rareSamples, textStyleUses, typeSamples } from '../src/theme/example-type.ts';
import { colors } from '../src/theme/tokens.ts';
import { createTokenFiles } from './design-tokens.ts';

const folder = pathToFileURL(`${import.meta.dirname}/tokens/`);
const files = createTokenFiles();

/** Parses the resolver with the files beside it, as a design tool does. */
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

test("a parser of W3C Design Tokens reads the kit's colours, sizes, durations and fonts in both themes", async () => {
  const { resolver } = await parseTokens();
  expect(resolver.isValidInput({ theme: 'sepia' })).toBe(false);
  for (const theme of ['light', 'dark'] as const) {
    const tokens = resolver.apply({ theme });
    const ink: { $value: { components: (number | null)[] } } = JSON.parse(JSON.stringify(tokens['color.ink']));
    expect(toHex(ink.$value.components)).toBe(colors.ink[theme]);
    expect(tokens['role.action']?.$value).toEqual(tokens['color.ink']?.$value);
    expect(tokens['color.scrim']?.$value).toMatchObject({ alpha: theme === 'light' ? 0.48 : 0.64 });
    expect(tokens['space.4']?.$value).toEqual({ value: 16, unit: 'px' });
    expect(tokens['gutter.desktop']?.$value).toEqual({ value: 40, unit: 'px' });
    expect(tokens['duration.drawer']?.$value).toEqual({ value: 500, unit: 'ms' });
    expect(tokens['easing.ease']?.$value).toEqual([0.2, 0.8, 0.2, 1]);
    expect(tokens['font-family.text']?.$value).toContain('Onest Variable');
  }
});

test("a parser of W3C Design Tokens reads the kit's text styles with their family, size and line height", async () => {
  const { resolver } = await parseTokens();
  const tokens = resolver.apply({ theme: 'light' });
  const title = tokens['typography.page-title.desktop']?.$value;
  expect(title).toMatchObject({
    fontFamily: expect.arrayContaining(['Onest', 'Onest Variable']),
    fontSize: { value: 48, unit: 'px' },
    fontWeight: 500,
    letterSpacing: { value: -1.44, unit: 'px' },
    lineHeight: 1.0833,
  });
  expect(tokens['typography.price-large']?.$value).toMatchObject({ letterSpacing: { value: -0.56, unit: 'px' } });
  expect(tokens['typography.page-title.desktop']?.$description).toBe('Title of a page from 1024 px');
  const styles = Object.keys(tokens).filter((name) => name.startsWith('typography.'));
  expect(styles).toHaveLength(new Set([...typeSamples, ...rareSamples].flatMap((sample) => sample.styles)).size);
  expect(new Set(styles.map((name) => name.split('.')[1]))).toEqual(new Set(Object.keys(textStyleUses)));
});

test('the token file of the light theme contains every colour that its roles refer to', () => {
  const { color, role } = files['light.tokens.json'] as Record<'color' | 'role', Record<string, { $value: unknown }>>;
  const targets = Object.entries(role ?? {}).flatMap(([name, { $value }]) =>
    name === '$type' ? [] : [String($value).slice('{color.'.length, -1)],
  );
  expect(targets.filter((target) => !(target in (color ?? {})))).toEqual([]);
});
