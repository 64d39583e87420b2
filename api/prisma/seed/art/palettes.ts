// Colours of the shop: 24 named colours and the combinations they go in.

export interface Colour {
  slug: string;
  name: string;
  hex: string;
  /** What the colour filter calls it. */
  family: string;
}

/** Colours of the parts of one thing, as hex. */
export interface Palette {
  base: string;
  accent: string;
  sole: string;
  trim: string;
}

const named: readonly (readonly [slug: string, name: string, hex: string, family: string])[] = [
  ['molochnyy', 'молочный', '#F4EFE4', 'белый'],
  ['belyy', 'белый', '#FAFAF8', 'белый'],
  ['slonovaya-kost', 'слоновая кость', '#E9DFCB', 'бежевый'],
  ['pesochnyy', 'песочный', '#D2BE9C', 'бежевый'],
  ['kemel', 'кэмел', '#B98A56', 'коричневый'],
  ['karamel', 'карамель', '#9A5F34', 'коричневый'],
  ['shokolad', 'шоколад', '#4E3224', 'коричневый'],
  ['espresso', 'эспрессо', '#2E211B', 'коричневый'],
  ['zhemchuzhno-seryy', 'жемчужно-серый', '#C9C8C3', 'серый'],
  ['stal', 'сталь', '#8A8F94', 'серый'],
  ['grafit', 'графит', '#44474B', 'серый'],
  ['chernyy', 'чёрный', '#17171A', 'чёрный'],
  ['haki', 'хаки', '#6F7150', 'зелёный'],
  ['shalfey', 'шалфей', '#A3AE94', 'зелёный'],
  ['butylochnyy', 'бутылочный', '#1F4A3A', 'зелёный'],
  ['pylnaya-roza', 'пыльная роза', '#CFA09F', 'розовый'],
  ['pudra', 'пудра', '#E8CFC6', 'розовый'],
  ['terrakota', 'терракота', '#B5583B', 'красный'],
  ['bordo', 'бордо', '#6A1F2B', 'красный'],
  ['alyy', 'алый', '#C0242E', 'красный'],
  ['gorchichnyy', 'горчичный', '#C79A35', 'жёлтый'],
  ['nebesnyy', 'небесный', '#A9C1D6', 'голубой'],
  ['dzhinsovyy', 'джинсовый', '#45638C', 'синий'],
  ['temno-siniy', 'тёмно-синий', '#222F4B', 'синий'],
];

export const colours: readonly Colour[] = named.map(([slug, name, hex, family]) => ({ slug, name, hex, family }));

export function colourOf(slug: string): Colour {
  const colour = colours.find((known) => known.slug === slug);
  if (!colour) throw new Error(`No colour ${slug}`);
  return colour;
}

const hexOf = (slug: string): string => colourOf(slug).hex;

// By slug of the base colour; the first is the calm choice, the second has contrast.
type Partners = readonly [accent: string, sole: string, trim: string];
const PARTNERS: Readonly<Record<string, readonly [calm: Partners, contrast: Partners]>> = {
  molochnyy: [['molochnyy', 'molochnyy', 'belyy'], ['karamel', 'slonovaya-kost', 'molochnyy']],
  belyy: [['butylochnyy', 'molochnyy', 'belyy'], ['temno-siniy', 'belyy', 'belyy']],
  'slonovaya-kost': [['pesochnyy', 'molochnyy', 'molochnyy'], ['shokolad', 'molochnyy', 'molochnyy']],
  pesochnyy: [['kemel', 'molochnyy', 'molochnyy'], ['grafit', 'molochnyy', 'slonovaya-kost']],
  kemel: [['shokolad', 'espresso', 'slonovaya-kost'], ['chernyy', 'chernyy', 'molochnyy']],
  karamel: [['shokolad', 'espresso', 'pesochnyy'], ['molochnyy', 'molochnyy', 'slonovaya-kost']],
  shokolad: [['espresso', 'espresso', 'kemel'], ['pudra', 'molochnyy', 'pesochnyy']],
  espresso: [['chernyy', 'chernyy', 'pesochnyy'], ['karamel', 'chernyy', 'kemel']],
  'zhemchuzhno-seryy': [['stal', 'molochnyy', 'belyy'], ['bordo', 'molochnyy', 'belyy']],
  stal: [['grafit', 'zhemchuzhno-seryy', 'belyy'], ['alyy', 'molochnyy', 'belyy']],
  grafit: [['chernyy', 'chernyy', 'zhemchuzhno-seryy'], ['gorchichnyy', 'molochnyy', 'zhemchuzhno-seryy']],
  chernyy: [['chernyy', 'chernyy', 'grafit'], ['molochnyy', 'molochnyy', 'molochnyy']],
  haki: [['butylochnyy', 'molochnyy', 'slonovaya-kost'], ['terrakota', 'espresso', 'pesochnyy']],
  shalfey: [['haki', 'molochnyy', 'molochnyy'], ['pudra', 'molochnyy', 'belyy']],
  butylochnyy: [['shalfey', 'molochnyy', 'molochnyy'], ['kemel', 'espresso', 'slonovaya-kost']],
  'pylnaya-roza': [['pudra', 'molochnyy', 'molochnyy'], ['bordo', 'molochnyy', 'pudra']],
  pudra: [['pylnaya-roza', 'molochnyy', 'belyy'], ['terrakota', 'molochnyy', 'molochnyy']],
  terrakota: [['shokolad', 'molochnyy', 'slonovaya-kost'], ['nebesnyy', 'molochnyy', 'molochnyy']],
  bordo: [['espresso', 'espresso', 'pudra'], ['pylnaya-roza', 'molochnyy', 'molochnyy']],
  alyy: [['molochnyy', 'molochnyy', 'molochnyy'], ['chernyy', 'chernyy', 'molochnyy']],
  gorchichnyy: [['shokolad', 'molochnyy', 'molochnyy'], ['temno-siniy', 'molochnyy', 'molochnyy']],
  nebesnyy: [['dzhinsovyy', 'molochnyy', 'belyy'], ['terrakota', 'molochnyy', 'belyy']],
  dzhinsovyy: [['kemel', 'molochnyy', 'karamel'], ['temno-siniy', 'belyy', 'molochnyy']],
  'temno-siniy': [['dzhinsovyy', 'molochnyy', 'molochnyy'], ['terrakota', 'molochnyy', 'slonovaya-kost']],
};

/** Palette for draw(): paletteOf('haki') or, with more contrast, paletteOf('haki', 1). */
export function paletteOf(slug: string, choice: 0 | 1 = 0): Palette {
  const partners = PARTNERS[slug];
  if (!partners) throw new Error(`No palette ${slug}`);
  const [accent, sole, trim] = partners[choice];
  return { base: hexOf(slug), accent: hexOf(accent), sole: hexOf(sole), trim: hexOf(trim) };
}

// Colours that suit a kind, in the order a merchandiser would stock them.
// Nine to thirteen, and never so many that the eighteenth is too near the first: a model in five colours must not have one twice.
const LEATHER = ['chernyy', 'shokolad', 'karamel', 'molochnyy', 'bordo', 'kemel', 'espresso', 'butylochnyy', 'temno-siniy'];
const DENIM = ['dzhinsovyy', 'temno-siniy', 'nebesnyy', 'chernyy', 'stal', 'molochnyy', 'grafit', 'slonovaya-kost', 'haki'];
const BASIC = ['belyy', 'chernyy', 'shalfey', 'grafit', 'terrakota', 'temno-siniy', 'molochnyy', 'haki', 'zhemchuzhno-seryy', 'bordo', 'nebesnyy',
  'gorchichnyy', 'pylnaya-roza'];
const TAILORED = ['chernyy', 'kemel', 'grafit', 'butylochnyy', 'pesochnyy', 'temno-siniy', 'shokolad', 'bordo', 'slonovaya-kost'];
const SOFT = ['pylnaya-roza', 'chernyy', 'shalfey', 'terrakota', 'slonovaya-kost', 'butylochnyy', 'pudra', 'bordo', 'nebesnyy', 'alyy'];
const CHINO = ['pesochnyy', 'temno-siniy', 'haki', 'slonovaya-kost', 'grafit', 'kemel', 'shalfey', 'chernyy', 'terrakota'];
const DOWN = ['chernyy', 'gorchichnyy', 'butylochnyy', 'slonovaya-kost', 'temno-siniy', 'alyy', 'stal', 'pylnaya-roza', 'haki', 'shokolad', 'nebesnyy'];
const BAGS = ['chernyy', 'karamel', 'molochnyy', 'bordo', 'shokolad', 'pudra', 'butylochnyy', 'kemel', 'alyy'];
const SUITS: Readonly<Record<string, readonly string[]>> = {
  boot: LEATHER, loafer: LEATHER, sandal: LEATHER, bag: BAGS, 'lace-boot': LEATHER,
  heel: ['chernyy', 'pudra', 'bordo', 'molochnyy', 'alyy', 'espresso', 'pylnaya-roza', 'butylochnyy', 'kemel', 'temno-siniy'],
  tote: ['molochnyy', 'chernyy', 'haki', 'pesochnyy', 'temno-siniy', 'terrakota', 'shalfey', 'gorchichnyy', 'bordo'],
  jeans: DENIM, coat: TAILORED, trousers: TAILORED, jacket: TAILORED, dress: SOFT, skirt: SOFT, chinos: CHINO, puffer: DOWN,
  shirt: ['belyy', 'nebesnyy', 'molochnyy', 'pudra', 'chernyy', 'shalfey', 'dzhinsovyy', 'pesochnyy', 'butylochnyy'],
};
/** Slugs of the colours in which a kind is drawn. */
export const suits = (kind: string): readonly string[] => SUITS[kind] ?? BASIC;
