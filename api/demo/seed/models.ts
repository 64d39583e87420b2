import type { Material, Season, Sex } from '../../src/platform/prisma/generated/client.js';
import { brands, type DemoBrand } from './brands.js';
import { type Good, goods, type Noun } from './goods.js';
import { materialNames } from './materials.js';
import type { Drawing } from './pictures.js';
import { randomFrom } from './random.js';
import { resolveSlug, typeset } from './text.js';
import { making, modelNames, wearing } from './words.js';

/** A product of the demo shop: a model in one colour. */
export interface DemoProduct {
  good: Good;
  brand: DemoBrand;
  brandSlug: string;
  drawing: Drawing;
  /** Number of earlier products with the same illustration. */
  round: number;
  modelName: string;
  name: string;
  slug: string;
  description: string;
  sex: Sex;
  isForChildren: boolean;
  /** Noun of the product's name, and its type in the catalog. */
  noun: Noun;
  material: Material;
  seasons: readonly Season[];
  /** Price in roubles. */
  price: number;
}

/**
 * Generates `count` demo products. Each kind of goods (boots, jackets…) gets a share proportional to its number of illustrations, and its
 * models cycle through the colours, so that every illustration is used equally often. A larger count contains all products of a smaller
 * one.
 */
export function generateDemoProducts(count: number, drawings: readonly Drawing[]): DemoProduct[] {
  const kinds = Map.groupBy(drawings, ({ kind }) => kind);
  const names = createNameGiver();
  const lines = [...kinds.values()].map((drawn) => ({ drawn, products: generateEndlessProducts(drawn, names), usedCount: 0 }));
  if (lines.length === 0) throw new Error('No pictures to seed the shop with: `npm run art -w @meet/api` draws them.');
  return Array.from({ length: count }, () => {
    const next = lines.reduce((leastUsed, line) =>
      line.usedCount / line.drawn.length < leastUsed.usedCount / leastUsed.drawn.length ? line : leastUsed,
    );
    next.usedCount += 1;
    return next.products.next().value;
  });
}

type NameGiver = (group: Good['group'], text: string) => { brand: DemoBrand; modelName: string };

/** Chooses brand and model name. A brand never uses a name twice, because products with the same brand and model name are one model. */
function createNameGiver(): NameGiver {
  const usedNames = new Set<string>();
  return (group, text) => {
    const random = randomFrom(text);
    const makers = brands.filter(({ makes }) => makes.includes(group));
    for (let attempt = 0; ; attempt += 1) {
      const brand = random.pick(makers);
      const generation = Math.floor(attempt / 50);
      const modelName = random.pick(modelNames) + (generation > 0 ? ` ${generation + 1}` : '');
      if (usedNames.has(`${brand.name}/${modelName}`)) continue;
      usedNames.add(`${brand.name}/${modelName}`);
      return { brand, modelName };
    }
  };
}

// One product has a very long name, to test layouts.
const longest = {
  model: 'runner 0',
  name: 'Кроссовки для бега по мокрому асфальту и лесным тропам «Северо-западный ветер с Ладоги», вторая редакция, широкая колодка',
};

function* generateEndlessProducts(drawn: readonly Drawing[], names: NameGiver): Generator<DemoProduct, never> {
  const kind = drawn[0]?.kind ?? '';
  const good = goods[kind];
  if (!good) throw new Error(`demo/seed/goods.ts does not know the kind ${kind}`);
  // Each kind of goods starts with a different colour; otherwise a small shop would be all black and white.
  const start = randomFrom(kind).whole(0, drawn.length - 1);
  for (let index = 0, model = 0; ; model += 1) {
    const text = `${kind} ${model}`;
    const random = randomFrom(text);
    const brandAndModel = names(good.group, text);
    const common = { ...generateModel(good, brandAndModel, random), good };
    if (text === longest.model) Object.assign(common, { name: longest.name, noun: good.nouns[0], isForChildren: false });
    for (const drawing of coloursFrom(drawn, start + index, random.pick([2, 2, 3, 3, 4, 5, 6]))) {
      const slug = `${resolveSlug(`${common.noun[0]} ${brandAndModel.brand.name} ${brandAndModel.modelName}`)}-${drawing.colour.slug}`;
      yield { ...common, drawing, slug, round: Math.floor(index / drawn.length) };
      index += 1;
    }
  }
}

/** Returns up to `max` consecutive drawings from `index` on, all of the same cut, because products of a model differ in colour only. */
function coloursFrom(drawn: readonly Drawing[], index: number, max: number): readonly Drawing[] {
  const first = index % drawn.length;
  const cut = drawn[first]?.cut;
  const end = drawn.findIndex((drawing, at) => at > first && drawing.cut !== cut);
  return drawn.slice(first, Math.min(first + max, end === -1 ? drawn.length : end));
}

function generateModel(good: Good, { brand, modelName }: ReturnType<NameGiver>, random: ReturnType<typeof randomFrom>) {
  const isForChildren = good.childNouns !== undefined && random.chance(0.2);
  const noun = random.pick((isForChildren ? good.childNouns : undefined) ?? good.nouns);
  const material = random.pick(good.materials);
  const [low, high] = good.price;
  const middle = low + (high - low) * random.next();
  return {
    noun,
    isForChildren,
    material,
    seasons: random.pick(good.seasons),
    brand,
    brandSlug: resolveSlug(brand.name),
    modelName,
    name: `${noun[0]} ${/[а-я]/i.test(modelName) ? `«${modelName}»` : modelName}`,
    description: typeset(
      [
        random.pick(good.about),
        `Материал — ${materialNames[material]}.`,
        random.pick(making[good.group]),
        random.pick(wearing[good.group]),
      ].join(' '),
    ),
    sex: random.pick(good.sexes),
    price: endingIn90(middle * brand.level * (isForChildren ? 0.6 : 1)),
  };
}

/** Rounds a price to one that ends in 90, such as 12,490 for 12,513. */
export function endingIn90(roubles: number): number {
  return Math.max(1, Math.round(roubles / 100)) * 100 - 10;
}
