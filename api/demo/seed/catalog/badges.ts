import type { Prisma } from '../../../src/platform/prisma/generated/client.js';
import type { DemoProduct } from '../product/demo-products.js';
import { isMeetPrice, isNew } from '../product/product-states.js';
import { randomFrom } from '../random.js';

interface DemoBadge extends Pick<Prisma.BadgeCreateManyInput, 'title' | 'textColour' | 'backgroundColour'> {
  slug: string;
  appliesTo: (product: DemoProduct) => boolean;
}

const chooseRandomly =
  (label: string, share: number) =>
  ({ slug }: DemoProduct): boolean =>
    randomFrom(`badge ${label} ${slug}`).chance(share);

const dark = { textColour: '#FAFAF8', backgroundColour: '#17171A' };
const light = { textColour: '#17171A', backgroundColour: '#FAFAF8' };

/** Badges in the order in which product cards show them. */
export const badges: readonly DemoBadge[] = [
  { slug: 'meet-price', title: 'Meet-price', textColour: '#FFFFFF', backgroundColour: '#B3202A', appliesTo: isMeetPrice },
  { slug: 'novinka', title: 'Новинка', ...dark, appliesTo: isNew },
  { slug: 'hit', title: 'Хит', ...light, appliesTo: chooseRandomly('hit', 0.08) },
  { slug: 'tolko-v-meet', title: 'Только в Meet', ...light, appliesTo: chooseRandomly('only', 0.05) },
  {
    slug: 'sdelano-v-rossii',
    title: 'Сделано в России',
    ...light,
    appliesTo: ({ brand }) => /[а-я]/i.test(brand.name) && randomFrom(brand.name).chance(0.4),
  },
];
