import type { ProductCardProps } from './ProductCard.tsx';

const white = { name: 'Белый', hex: '#F4F2EC' };
const red = { name: 'Красный', hex: '#B8322A' };
const green = { name: 'Зелёный', hex: '#2F5A48' };
const black = { name: 'Чёрный', hex: '#26262A' };
const cream = { name: 'Кремовый', hex: '#E9DFC8' };
const navy = { name: 'Тёмно-синий', hex: '#1F2A44' };
const tan = { name: 'Рыжий', hex: '#A9713F' };
const orange = { name: 'Оранжевый', hex: '#E2622B' };
const blue = { name: 'Голубой', hex: '#3D6FA8' };

/** A pair of sneakers with all that a card can display. */
export const fullProduct = {
  href: '/products/slope-2',
  brand: 'Nordkvart',
  name: 'Кроссовки Slope 2',
  picture: 'slope-white',
  secondPicture: 'slope-pair',
  price: 1_249_000,
  oldPrice: 1_799_000,
  memberPrice: 1_124_000,
  badges: [{ text: '−31\u00a0%', tone: 'sale' }],
  colours: [white, red, green, black, cream],
} satisfies ProductCardProps;

/** A new product in three colours, without a discount. */
export const newProduct = {
  href: '/products/depo',
  brand: 'Линия 14',
  name: 'Высокие кеды «Депо»',
  picture: 'high-cream',
  price: 989_000,
  memberPrice: 890_000,
  badges: [{ text: 'Новинка' }],
  colours: [cream, navy, red],
} satisfies ProductCardProps;

export const soldOutProduct = {
  href: '/products/zavod',
  brand: 'Тихая',
  name: 'Туфли «Заводь»',
  picture: 'heel-black',
  price: 1_120_000,
  colours: [black, red],
  soldOut: true,
} satisfies ProductCardProps;

/** The products of one page of a listing. */
export const listing: ProductCardProps[] = [
  fullProduct,
  {
    href: '/products/pace-low',
    brand: 'Versta 76',
    name: 'Кроссовки для бега Pace Low',
    picture: 'runner-orange',
    price: 1_179_000,
    oldPrice: 1_419_000,
    badges: [{ text: '−17\u00a0%', tone: 'sale' }],
    colours: [orange, blue, white],
  },
  newProduct,
  {
    href: '/products/slope-2-suede',
    brand: 'Nordkvart',
    name: 'Кроссовки Slope 2 Suede',
    picture: 'slope-green',
    price: 1_449_000,
    badges: [{ text: 'Новинка' }],
    colours: [green, black],
  },
  {
    href: '/products/veter',
    brand: 'Stavna',
    name: 'Куртка «Ветер»',
    picture: 'jacket-olive',
    price: 2_149_000,
    oldPrice: 2_890_000,
    memberPrice: 1_934_000,
  },
  {
    href: '/products/polden',
    brand: 'Halva Club',
    name: 'Сумка «Полдень»',
    picture: 'bag-tan',
    price: 949_000,
    memberPrice: 854_000,
    badges: [{ text: 'Meet-price', tone: 'meet' }],
    colours: [tan, black, cream],
  },
  soldOutProduct,
];
