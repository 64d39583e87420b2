import type { Prisma } from '../../../src/platform/prisma/generated/client.js';

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
  subTypes: readonly (readonly [slug: string, name: string])[];
}

const createType = (slug: string, name: string, ...subTypes: (readonly [string, string])[]): DemoType => ({ slug, name, subTypes });

/** The directories of the demo shop, in the order of the menu. */
export const directories: readonly DemoDirectory[] = [
  { slug: 'new', name: 'Новинки', rule: 'NEW', description: 'То, что пришло в магазин последним.', types: [] },
  {
    slug: 'krossovki',
    name: 'Кроссовки',
    rule: 'CATEGORY',
    description: 'Кеды и кроссовки: для бега, для города и для того, чтобы просто идти.',
    types: [
      createType('kedy', 'Кеды', ['nizkie', 'Низкие'], ['vysokie', 'Высокие']),
      createType('gorodskie', 'Городские кроссовки'),
      createType('begovye', 'Беговые кроссовки', ['dlya-asfalta', 'Для асфальта'], ['dlya-trop', 'Для троп']),
    ],
  },
  {
    slug: 'obuv',
    name: 'Обувь',
    rule: 'CATEGORY',
    description: 'Ботинки, лоферы, туфли и сандалии: на каждый сезон.',
    types: [
      createType('botinki', 'Ботинки', ['chelsi', 'Челси'], ['na-kazhdyy-den', 'На каждый день'], ['na-shnurkah', 'На шнурках']),
      createType('lofery', 'Лоферы'),
      createType('tufli', 'Туфли', ['lodochki', 'Лодочки'], ['na-kabluke', 'На каблуке']),
      createType('sandalii', 'Сандалии и сабо', ['s-remeshkami', 'С ремешками'], ['sabo', 'Сабо']),
    ],
  },
  {
    slug: 'odezhda',
    name: 'Одежда',
    rule: 'CATEGORY',
    description: 'Футболки, рубашки, трикотаж, джинсы, брюки, платья и юбки.',
    types: [
      createType('futbolki', 'Футболки'),
      createType('rubashki', 'Рубашки'),
      createType('hudi', 'Худи'),
      createType('trikotazh', 'Трикотаж', ['svitery', 'Свитеры'], ['dzhempery', 'Джемперы']),
      createType('dzhinsy', 'Джинсы', ['pryamye', 'Прямые'], ['klassicheskie', 'Классические']),
      createType('bryuki', 'Брюки', ['klassicheskie', 'Классические'], ['chinosy', 'Чиносы']),
      createType('shorty', 'Шорты'),
      createType('platya', 'Платья'),
      createType('yubki', 'Юбки', ['plisse', 'Плиссе'], ['midi', 'Миди']),
    ],
  },
  {
    slug: 'verhnyaya-odezhda',
    name: 'Верхняя одежда',
    rule: 'CATEGORY',
    description: 'Куртки, бомберы и пальто: от первого ветра до последнего мороза.',
    types: [
      createType('kurtki', 'Куртки', ['bombery', 'Бомберы'], ['demisezonnye', 'Демисезонные'], ['puhoviki', 'Пуховики']),
      createType('palto', 'Пальто'),
    ],
  },
  {
    slug: 'sumki',
    name: 'Сумки',
    rule: 'CATEGORY',
    description: 'Сумки на каждый день и рюкзаки для дороги.',
    types: [
      createType('zhenskie-sumki', 'Женские сумки', ['s-ruchkoy', 'С короткой ручкой'], ['shopery', 'Шоперы']),
      createType('ryukzaki', 'Рюкзаки'),
    ],
  },
  {
    slug: 'aksessuary',
    name: 'Аксессуары',
    rule: 'CATEGORY',
    description: 'Шапки, кепки и шарфы: последняя деталь, с которой всё складывается.',
    types: [
      createType('golovnye-ubory', 'Головные уборы', ['kepki', 'Кепки и бейсболки'], ['shapki', 'Шапки']),
      createType('sharfy', 'Шарфы'),
    ],
  },
  {
    slug: 'detyam',
    name: 'Детям',
    rule: 'CATEGORY',
    description: 'Обувь и одежда, в которых удобно бегать, падать и вставать.',
    types: [
      createType('detskaya-obuv', 'Детская обувь', ['detskie-kedy', 'Кеды и кроссовки'], ['detskie-botinki', 'Ботинки и сандалии']),
      createType('detskaya-odezhda', 'Детская одежда', ['detskiy-verh', 'Футболки и худи'], ['detskiy-niz', 'Шорты и джинсы']),
      createType('detskie-aksessuary', 'Детские аксессуары'),
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

/** Filters that a directory hides because they offer no choice there, by the slug of the directory. */
const hiddenFilters: Readonly<Record<string, readonly Filter['filter'][]>> = {
  detyam: ['AGE'],
  sumki: ['AGE', 'SIZE'],
  aksessuary: ['SIZE'],
  'verhnyaya-odezhda': ['AGE'],
};

export function listFilters(directory: string): readonly Filter[] {
  return filters.filter(({ filter }) => !hiddenFilters[directory]?.includes(filter));
}

/** Returns the slug of a product type's directory. */
export function findDirectorySlug(typeSlug: string): string {
  const directory = directories.find(({ types }) => types.some(({ slug }) => slug === typeSlug));
  if (!directory) throw new Error(`No directory has the type ${typeSlug}`);
  return directory.slug;
}
