export interface Colour {
  slug: string;
  name: string;
  hex: string;
  /** Colour family, as the colour filter groups it. */
  family: string;
}

const colourRows: readonly (readonly [slug: string, name: string, hex: string, family: string])[] = [
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

export const colours: readonly Colour[] = colourRows.map(([slug, name, hex, family]) => ({ slug, name, hex, family }));

export function findColour(slug: string): Colour {
  const colour = colours.find((candidate) => candidate.slug === slug);
  if (!colour) throw new Error(`No colour ${slug}`);
  return colour;
}
