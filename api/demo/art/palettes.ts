// Combinations of the shop's colours for the parts of a product.
import { findColour } from '../seed/goods/colours.js';

/** Colours of the parts of a product, as hex. */
export interface Palette {
  base: string;
  accent: string;
  sole: string;
  trim: string;
}
const findHex = (slug: string): string => findColour(slug).hex;

// Colours that go with each base colour, by the slug of the base colour: first a calm combination, then a contrasting one.
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

/** Palette for drawGoods(): choosePalette('haki') or, with more contrast, choosePalette('haki', 1). */
export function choosePalette(slug: string, choice: 0 | 1 = 0): Palette {
  const partners = PARTNERS[slug];
  if (!partners) throw new Error(`No palette ${slug}`);
  const [accent, sole, trim] = partners[choice];
  return { base: findHex(slug), accent: findHex(accent), sole: findHex(sole), trim: findHex(trim) };
}
