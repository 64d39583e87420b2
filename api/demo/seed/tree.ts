import type { Prisma } from '../../src/platform/prisma/generated/client.js';

type Rule = Prisma.DirectoryCreateManyInput['rule'] & string;

interface DemoDirectory {
  slug: string;
  name: string;
  rule: Rule;
  description: string;
  types: readonly DemoType[];
}

export interface DemoType {
  slug: string;
  name: string;
  /** Slug and name of each sub type. */
  subTypes: readonly (readonly [slug: string, name: string])[];
}

const type = (slug: string, name: string, ...subTypes: (readonly [string, string])[]): DemoType => ({ slug, name, subTypes });

/** In menu order. */
export const directories: readonly DemoDirectory[] = [
  { slug: 'new', name: 'Новинки', rule: 'NEW', description: 'То, что пришло в магазин последним.', types: [] },
  {
    slug: 'krossovki',
    name: 'Кроссовки',
    rule: 'CATEGORY',
    description: 'Кеды и кроссовки: для бега, для города и для того, чтобы просто идти.',
    types: [
      type('kedy', 'Кеды', ['nizkie', 'Низкие'], ['vysokie', 'Высокие']),
      type('gorodskie', 'Городские кроссовки'),
      type('begovye', 'Беговые кроссовки', ['dlya-asfalta', 'Для асфальта'], ['dlya-trop', 'Для троп']),
    ],
  },
  {
    slug: 'obuv',
    name: 'Обувь',
    rule: 'CATEGORY',
    description: 'Ботинки, лоферы, туфли и сандалии: на каждый сезон.',
    types: [
      type('botinki', 'Ботинки', ['chelsi', 'Челси'], ['na-kazhdyy-den', 'На каждый день'], ['na-shnurkah', 'На шнурках']),
      type('lofery', 'Лоферы'),
      type('tufli', 'Туфли', ['lodochki', 'Лодочки'], ['na-kabluke', 'На каблуке']),
      type('sandalii', 'Сандалии и сабо', ['s-remeshkami', 'С ремешками'], ['sabo', 'Сабо']),
    ],
  },
  {
    slug: 'odezhda',
    name: 'Одежда',
    rule: 'CATEGORY',
    description: 'Футболки, рубашки, трикотаж, джинсы, брюки, платья и юбки.',
    types: [
      type('futbolki', 'Футболки'),
      type('rubashki', 'Рубашки'),
      type('hudi', 'Худи'),
      type('trikotazh', 'Трикотаж', ['svitery', 'Свитеры'], ['dzhempery', 'Джемперы']),
      type('dzhinsy', 'Джинсы', ['pryamye', 'Прямые'], ['klassicheskie', 'Классические']),
      type('bryuki', 'Брюки', ['klassicheskie', 'Классические'], ['chinosy', 'Чиносы']),
      type('shorty', 'Шорты'),
      type('platya', 'Платья'),
      type('yubki', 'Юбки', ['plisse', 'Плиссе'], ['midi', 'Миди']),
    ],
  },
  {
    slug: 'verhnyaya-odezhda',
    name: 'Верхняя одежда',
    rule: 'CATEGORY',
    description: 'Куртки, бомберы и пальто: от первого ветра до последнего мороза.',
    types: [
      type('kurtki', 'Куртки', ['bombery', 'Бомберы'], ['demisezonnye', 'Демисезонные'], ['puhoviki', 'Пуховики']),
      type('palto', 'Пальто'),
    ],
  },
  {
    slug: 'sumki',
    name: 'Сумки',
    rule: 'CATEGORY',
    description: 'Сумки на каждый день и рюкзаки для дороги.',
    types: [
      type('zhenskie-sumki', 'Женские сумки', ['s-ruchkoy', 'С короткой ручкой'], ['shopery', 'Шоперы']),
      type('ryukzaki', 'Рюкзаки'),
    ],
  },
  {
    slug: 'aksessuary',
    name: 'Аксессуары',
    rule: 'CATEGORY',
    description: 'Шапки, кепки и шарфы: последняя деталь, с которой всё складывается.',
    types: [type('golovnye-ubory', 'Головные уборы', ['kepki', 'Кепки и бейсболки'], ['shapki', 'Шапки']), type('sharfy', 'Шарфы')],
  },
  {
    slug: 'detyam',
    name: 'Детям',
    rule: 'CATEGORY',
    description: 'Обувь и одежда, в которых удобно бегать, падать и вставать.',
    types: [
      type('detskaya-obuv', 'Детская обувь', ['detskie-kedy', 'Кеды и кроссовки'], ['detskie-botinki', 'Ботинки и сандалии']),
      type('detskaya-odezhda', 'Детская одежда', ['detskiy-verh', 'Футболки и худи'], ['detskiy-niz', 'Шорты и джинсы']),
      type('detskie-aksessuary', 'Детские аксессуары'),
    ],
  },
  {
    slug: 'sale',
    name: 'Скидки',
    rule: 'SALE',
    description: 'Вещи, которые сегодня стоят меньше, чем стоили.',
    types: [],
  },
  {
    slug: 'meet-price',
    name: 'Meet-price',
    rule: 'MEET_PRICE',
    description: 'Нашли дешевле — продадим по той же цене.',
    types: [],
  },
];

type Filter = Omit<Prisma.DirectoryFilterCreateManyInput, 'directoryId' | 'position'>;

const filters: readonly Filter[] = [
  { filter: 'CATEGORIES', name: 'Категория', filterType: 'CHECKBOX' },
  { filter: 'SEX', name: 'Пол', filterType: 'CHECKBOX' },
  { filter: 'AGE', name: 'Возраст', filterType: 'CHECKBOX' },
  { filter: 'SIZE', name: 'Размер', filterType: 'SIZE' },
  { filter: 'BRAND', name: 'Бренд', filterType: 'CHECKBOX' },
  { filter: 'COLOR_PALLETE', name: 'Цвет', filterType: 'COLOUR' },
  { filter: 'PRICE', name: 'Цена', filterType: 'RANGE' },
  { filter: 'SALE', name: 'Скидка', filterType: 'CHECKBOX' },
  { filter: 'MATERIAL', name: 'Материал', filterType: 'CHECKBOX' },
  { filter: 'SEASON', name: 'Сезон', filterType: 'CHECKBOX' },
  { filter: 'DELIVERY_SPEED', name: 'Скорость доставки', filterType: 'CHECKBOX' },
  { filter: 'MODEL', name: 'Модель', filterType: 'CHECKBOX' },
];

/** Filters that a directory hides because they offer no choice there. */
const needless: Readonly<Record<string, readonly Filter['filter'][]>> = {
  detyam: ['AGE'],
  sumki: ['AGE', 'SIZE'],
  aksessuary: ['SIZE'],
  'verhnyaya-odezhda': ['AGE'],
};

export function collectFilters(directory: string): readonly Filter[] {
  return filters.filter(({ filter }) => !needless[directory]?.includes(filter));
}

/** Returns the slug of a product type's directory. */
export function findDirectory(typeSlug: string): string {
  const directory = directories.find(({ types }) => types.some(({ slug }) => slug === typeSlug));
  if (!directory) throw new Error(`No directory has the type ${typeSlug}`);
  return directory.slug;
}
