import { computeContrastRatio } from '../theme/contrast-ratio.ts';
import { colors } from '../theme/tokens.ts';
import { createTheme } from './index.ts';
import { formatHex, parseOklch } from './oklch.ts';

/** Returns the colour of a role in the light and in the dark theme. */
function readColor(css: string, role: string): { light: string; dark: string } {
  const [, light = '', dark = light] = new RegExp(`--meet-${role}: (?:light-dark\\()?(#\\w+)(?:, (#\\w+)\\))?`).exec(css) ?? [];
  return { light, dark };
}

const brands = ['#0B5FFF', '#7A1FA2', '#0A7D4B', '#B3202A', '#8A5A00', '#FFB000', '#121212', '#00A3B4', '#C2185B', '#1A237E', '#5D4037'];

// createTheme refuses a yellow that is too pale for a button on white, so a darker yellow replaces it.
const actionColors = brands.map((brand) => (computeContrastRatio(brand, colors.paper.light) >= 3 ? brand : '#946200'));

test.each(actionColors)('a button in the colour %s is readable in both themes, also if hovered or pressed, and keeps its hue', (light) => {
  const css = createTheme({ colors: { action: light } });
  const [background, text] = [readColor(css, 'action'), readColor(css, 'on-action')];
  expect(background.light).toBe(light);
  for (const theme of ['light', 'dark'] as const) {
    expect(computeContrastRatio(background[theme], colors.paper[theme])).toBeGreaterThanOrEqual(3);
    for (const state of ['action', 'action-hover', 'action-pressed'])
      expect(computeContrastRatio(text[theme], readColor(css, state)[theme])).toBeGreaterThanOrEqual(4.5);
  }
  const [lightAction, darkAction] = [parseOklch(background.light), parseOklch(background.dark)];
  if (lightAction.chroma > 0.05 && darkAction.chroma > 0.05) expect(Math.cos(lightAction.hue - darkAction.hue)).toBeGreaterThan(0.97);
});

test('createTheme writes CSS variables only for what the brand states and for what follows from it', () => {
  expect(createTheme({ radii: { control: 10 }, fonts: { text: "'Inter', sans-serif" } })).toBe(
    ":root {\n  --meet-font-text: 'Inter', sans-serif;\n  --meet-radius-control: 10px;\n  --meet-radius-check: 4px;\n}\n",
  );
  expect(createTheme({ colors: { success: { light: '#14733F', dark: '#4CC38A' } }, selector: '.shop' })).toBe(
    '.shop {\n  --meet-success: light-dark(#14733F, #4CC38A);\n}\n',
  );
});

test('the radius of checkboxes is that of controls, but at most 4 px unless the brand states more', () => {
  expect(createTheme({ radii: { control: 24 } })).toContain('--meet-radius-check: 4px');
  expect(createTheme({ radii: { control: 0 } })).toContain('--meet-radius-check: 0px');
  expect(createTheme({ radii: { control: 24, check: 6 } })).toContain('--meet-radius-check: 6px');
});

test('for a brand that states only light colours, createTheme derives a dark page and light text for the dark theme', () => {
  const css = createTheme({ colors: { page: '#FFF8EC', panel: '#FFF8EC', text: '#2B1B0E', muted: '#6B5A4A' } });
  const [page, text] = [readColor(css, 'page'), readColor(css, 'text')];
  expect(parseOklch(page.dark).lightness).toBeLessThan(0.25);
  expect(parseOklch(text.dark).lightness).toBeGreaterThan(0.8);
});

test('createTheme refuses a colour that is not #RRGGBB, and colours with too little contrast, which the error names with the theme', () => {
  expect(() => createTheme({ colors: { action: '#FFB000' } })).toThrow(
    /action on page has a contrast of 1\.8\d in the light theme and needs 3/,
  );
  expect(() => createTheme({ colors: { action: '#0B5FFF', 'on-action': '#3355CC' } })).toThrow(
    /on-action on action .* in the light theme and needs 4\.5/,
  );
  expect(() => createTheme({ colors: { muted: { light: '#67645E', dark: '#333333' } } })).toThrow(
    /^The theme is not readable: muted on page .* in the dark/,
  );
  expect(() => createTheme({ colors: { text: 'navy' } })).toThrow('The colour of text is navy, but has to be written as #RRGGBB.');
});

test('a colour that is converted to OKLCH and back is unchanged', () => {
  for (const hex of [...brands, '#FFFFFF', '#000000', '#FF0000', '#00FF00', '#0000FF']) expect(formatHex(parseOklch(hex))).toBe(hex);
  expect(parseOklch('#FF0000').lightness).toBeCloseTo(0.628, 3);
});
