import type { Material, Season, Sex } from '../../../src/platform/prisma/generated/client.js';
import { brands, type DemoBrand } from '../goods/brands.js';
import { type Good, goods, type Noun } from '../goods/goods.js';
import { materialNames } from '../goods/materials.js';
import type { Drawing } from '../pictures.js';
import { randomFrom } from '../random.js';
import { toSlug, typeset } from '../text.js';
import { roundToEndIn90 } from './prices.js';
import { makingSentences, modelNames, wearingSentences } from './product-words.js';

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
  const chooseName = createNameChooser();
  const kindQueues = [...kinds.values()].map((kindDrawings) => ({
    kindDrawings,
    products: generateEndlessProducts(kindDrawings, chooseName),
    usedCount: 0,
  }));
  if (kindQueues.length === 0) throw new Error('No pictures to seed the shop with: `npm run art -w @meet/api` draws them.');
  return Array.from({ length: count }, () => {
    const leastUsedQueue = kindQueues.reduce((leastUsed, queue) =>
      queue.usedCount / queue.kindDrawings.length < leastUsed.usedCount / leastUsed.kindDrawings.length ? queue : leastUsed,
    );
    leastUsedQueue.usedCount += 1;
    return leastUsedQueue.products.next().value;
  });
}

type NameChooser = (group: Good['group'], text: string) => { brand: DemoBrand; modelName: string };

/** Chooses brand and model name. A brand never uses a name twice, because products with the same brand and model name are one model. */
function createNameChooser(): NameChooser {
  const usedNames = new Set<string>();
  return (group, text) => {
    const random = randomFrom(text);
    const groupBrands = brands.filter(({ makes }) => makes.includes(group));
    for (let attempt = 0; ; attempt += 1) {
      const brand = random.pick(groupBrands);
      const generation = Math.floor(attempt / 50);
      const modelName = random.pick(modelNames) + (generation > 0 ? ` ${generation + 1}` : '');
      if (usedNames.has(`${brand.name}/${modelName}`)) continue;
      usedNames.add(`${brand.name}/${modelName}`);
      return { brand, modelName };
    }
  };
}

// One product has a very long name, to test layouts.
const longNameProduct = {
  model: 'runner 0',
  name: 'Кроссовки для бега по мокрому асфальту и лесным тропам «Северо-западный ветер с Ладоги», вторая редакция, широкая колодка',
};

function* generateEndlessProducts(kindDrawings: readonly Drawing[], chooseName: NameChooser): Generator<DemoProduct, never> {
  const kind = kindDrawings[0]?.kind ?? '';
  const good = goods[kind];
  if (!good) throw new Error(`demo/seed/goods/goods.ts does not know the kind ${kind}`);
  // Each kind of goods starts with a random drawing, because a small shop would otherwise be all black and white.
  const start = randomFrom(kind).whole(0, kindDrawings.length - 1);
  for (let index = 0, model = 0; ; model += 1) {
    const text = `${kind} ${model}`;
    const random = randomFrom(text);
    const brandAndModel = chooseName(good.group, text);
    const common = { ...generateModel(good, brandAndModel, random), good };
    if (text === longNameProduct.model) Object.assign(common, { name: longNameProduct.name, noun: good.nouns[0], isForChildren: false });
    for (const drawing of selectModelDrawings(kindDrawings, start + index, random.pick([2, 2, 3, 3, 4, 5, 6]))) {
      const slug = `${toSlug(`${common.noun[0]} ${brandAndModel.brand.name} ${brandAndModel.modelName}`)}-${drawing.colour.slug}`;
      yield { ...common, drawing, slug, round: Math.floor(index / kindDrawings.length) };
      index += 1;
    }
  }
}

/** Returns up to `max` consecutive drawings from `index` on, all of the same cut, because products of a model differ in colour only. */
function selectModelDrawings(kindDrawings: readonly Drawing[], index: number, max: number): readonly Drawing[] {
  const first = index % kindDrawings.length;
  const cut = kindDrawings[first]?.cut;
  const end = kindDrawings.findIndex((drawing, position) => position > first && drawing.cut !== cut);
  return kindDrawings.slice(first, Math.min(first + max, end === -1 ? kindDrawings.length : end));
}

function generateModel(good: Good, { brand, modelName }: ReturnType<NameChooser>, random: ReturnType<typeof randomFrom>) {
  const isForChildren = good.childNouns !== undefined && random.chance(0.2);
  const noun = random.pick((isForChildren ? good.childNouns : undefined) ?? good.nouns);
  const material = random.pick(good.materials);
  const [low, high] = good.price;
  const basePrice = low + (high - low) * random.next();
  return {
    noun,
    isForChildren,
    material,
    seasons: random.pick(good.seasons),
    brand,
    brandSlug: toSlug(brand.name),
    modelName,
    name: `${noun[0]} ${/[а-я]/i.test(modelName) ? `«${modelName}»` : modelName}`,
    description: typeset(
      [
        random.pick(good.about),
        `Материал — ${materialNames[material]}.`,
        random.pick(makingSentences[good.group]),
        random.pick(wearingSentences[good.group]),
      ].join(' '),
    ),
    sex: random.pick(good.sexes),
    price: roundToEndIn90(basePrice * brand.level * (isForChildren ? 0.6 : 1)),
  };
}
