export interface ColorPair {
  light: string;
  dark: string;
}

const createEqualPair = (value: string): ColorPair => ({ light: value, dark: value });
const createPair = (light: string, dark: string): ColorPair => ({ light, dark });

/** The palette: every colour of the shop, by name. contrast-pairs.test.ts checks the contrast of the pairs in use. */
export const colors = {
  paper: createPair('#FFFFFF', '#100F0E'),
  surface: createPair('#F5F4F1', '#191817'),
  /** Background of drawers and dialogs. In the dark theme it is lighter than the page, in place of a shadow. */
  panel: createPair('#FFFFFF', '#191817'),
  tile: createPair('#EFEDE8', '#24221F'),
  /** Hairlines that separate content; never the only border of a control. */
  line: createPair('#E3E0D9', '#33302C'),
  /** Borders of fields, checkboxes and outlined buttons. */
  control: createPair('#807C75', '#7E7A74'),
  ink: createPair('#121212', '#F4F3F0'),
  muted: createPair('#67645E', '#A8A49C'),
  /** Reduced prices, Meet-price (the shop's lowest-price promise), and errors, which also have a text; nothing else. */
  accent: createPair('#CF0F2A', '#FF6472'),
  positive: createPair('#14733F', '#4CC38A'),
  warning: createPair('#8F5200', '#F0B35B'),
  /** Background of a dark band, such as that on the home page, with light text in both themes. */
  stage: createPair('#121212', '#2A2723'),
  'on-stage': createEqualPair('#F4F3F0'),
  'on-stage-muted': createEqualPair('#A8A49C'),
  scrim: createPair('rgb(18 18 18 / .48)', 'rgb(0 0 0 / .64)'),
  /** Background of a picture as it looks after dimming. */
  picture: createPair('#EFEDE8', '#D7D5D1'),
  /** The background `picture` before dimming, for an element that is dimmed together with its picture. */
  'picture-own': createEqualPair('#EFEDE8'),
  /** Pictures keep their light background in both themes, so icons on them stay dark. */
  'on-picture': createEqualPair('#121212'),
  /** Badges are light in both themes, because they are dimmed together with the picture below them. */
  badge: createEqualPair('#FFFFFF'),
  'badge-accent': createEqualPair('#CF0F2A'),
} as const satisfies Record<string, ColorPair>;

/**
 * Roles of colours. Components use roles, so that a shop can change its buttons without changing its headings: `--meet-action` is a
 * separate variable, which has the value of a colour above until a theme sets it.
 */
export const roles = {
  /** Background of the page, and of bordered elements on it. */
  page: 'paper',
  surface: 'surface',
  panel: 'panel',
  tile: 'tile',
  text: 'ink',
  muted: 'muted',
  border: 'line',
  control: 'control',
  /** Background of main buttons and of chosen elements: checkboxes, chips, sizes, sliders. */
  action: 'ink',
  'on-action': 'paper',
  /** The ring around the focused element. */
  focus: 'ink',
  /** A reduced price. */
  sale: 'accent',
  /** An error with its text: an invalid field, a failure. A dangerous action is not red: its label says what it does. */
  danger: 'accent',
  success: 'positive',
  warning: 'warning',
} as const satisfies Record<string, keyof typeof colors>;

/** Brightness of pictures, slightly reduced in the dark theme against glare. */
export const pictureDim = { light: 1, dark: 0.9 } as const;

/** Type scale: font size and line height in pixels. */
export const textSizes = {
  12: 16,
  14: 20,
  16: 24,
  18: 26,
  22: 28,
  28: 32,
  36: 40,
  48: 52,
  64: 66,
} as const;

/** Letter spacing of headings. Unbounded is wide and needs tighter spacing. */
export const trackings = { tight: '-0.02em', 'tight-display': '-0.045em' } as const;

/** Weights that the font files contain. */
export const weights = { min: 400, max: 800 } as const;

export interface FontFamily {
  /** Family name of the web font. */
  name: string;
  /** Name of the package in `@fontsource-variable` that contains the font. */
  slug: string;
  /** File in theme/generated, built by `generate`. */
  file: string;
  /** Weight whose kerning all weights use: the most common one. */
  kerningWeight: number;
  /** System fonts after the web font and its size-adjusted fallbacks. */
  systemFonts: readonly string[];
  /** Gives Arial the width and height of the web font in Russian text, so that nothing shifts when the font loads. */
  fallback: { name: string; sizeAdjust: number; ascent: number; descent: number };
}

/**
 * Installed fonts that stand in until a web font has loaded. `width` is the ratio of the width of Arial to the width of these fonts, in
 * Russian text.
 */
export const localFallbacks = [
  { suffix: '', local: ['Arial', 'Liberation Sans', 'Arimo'], width: 1 },
  // Android has no Arial.
  { suffix: ' Roboto', local: ['Roboto'], width: 0.99 },
  { suffix: ' DejaVu', local: ['DejaVu Sans'], width: 0.874 },
] as const;

/** Text typeface and display typeface (wordmark, hero, large numerals). */
export const fonts = {
  text: {
    name: 'Onest Variable',
    slug: 'onest',
    file: 'onest.woff2',
    kerningWeight: 450,
    systemFonts: ['Segoe UI', 'Roboto', 'Helvetica Neue', 'Arial', 'sans-serif'],
    fallback: { name: 'Onest Fallback', sizeAdjust: 1.03, ascent: 0.97, descent: 0.305 },
  },
  display: {
    name: 'Unbounded Variable',
    slug: 'unbounded',
    file: 'unbounded.woff2',
    kerningWeight: 650,
    systemFonts: ['Onest Variable', 'Arial Black', 'sans-serif'],
    fallback: { name: 'Unbounded Fallback', sizeAdjust: 1.42, ascent: 0.995, descent: 0.245 },
  },
} as const satisfies Record<string, FontFamily>;

/** Spacing scale in pixels, in multiples of 4. */
export const spaces = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 14: 56, 20: 80, 30: 120 } as const;

/** Sizes of the layout and of controls, in pixels. */
export const sizes = {
  /** Gap between product tiles, so small that they appear to touch. */
  seam: 2,
  container: 1440,
  /** Minimum side of a touch target. */
  target: 44,
  /** Heights of buttons and fields. */
  'control-small': 40,
  'control-medium': 48,
  'control-large': 56,
  /** Space between the border of a field and its text. */
  'control-inset': 16,
  /** Space above and below the text of a table's cell. */
  cell: 12,
} as const;

/** Minimum widths of the screen in pixels. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1440 } as const;

/** Gutters of the page and space between its sections, by the width of the screen, as steps of `spaces`. */
export const layout = {
  gutter: { mobile: 4, tablet: 6, desktop: 10 },
  section: { mobile: 20, tablet: 20, desktop: 30 },
} as const;

/**
 * Corner radii of controls; of checkboxes; of dialogs and bottom drawers; and of chips. Checkboxes have a radius of their own, because a
 * shop that gives its controls a large radius would otherwise get round checkboxes. Side drawers are square.
 */
export const radii = { control: 2, check: 2, panel: 12, full: 999 } as const;

/** Durations in milliseconds. Their CSS variables are 0 under reduced motion. */
export const durations = { fast: 150, normal: 200, slow: 250, drawer: 500 } as const;

export const easings = {
  ease: 'cubic-bezier(.2, .8, .2, 1)',
  'ease-drawer': 'cubic-bezier(.32, .72, 0, 1)',
} as const;
