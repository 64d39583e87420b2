import type { Sex } from '../../src/platform/prisma/generated/client.js';

/** What a brand makes; also what a description is put together from. */
export type Group = 'sneakers' | 'shoes' | 'clothes' | 'bags' | 'accessories';

export interface Good {
  group: Group;
  /** Slug of the directory it hangs in. */
  directory: string;
  nouns: readonly string[];
  sexes: readonly Sex[];
  sizes: 'eu' | 'letters' | 'one';
  /** Roubles. */
  price: readonly [number, number];
  /** Opens the description; one of them is taken. */
  about: readonly string[];
}

const everyone: readonly Sex[] = ['FEMALE', 'MALE', 'UNISEX'];
const either: readonly Sex[] = ['FEMALE', 'MALE'];

/** Every kind that prisma/seed/art draws. */
export const goods: Readonly<Record<string, Good>> = {
  'sneaker-low': {
    group: 'sneakers',
    directory: 'krossovki',
    nouns: ['Кеды', 'Кроссовки'],
    sexes: everyone,
    sizes: 'eu',
    price: [6900, 15900],
    about: [
      'Низкие кеды на каждый день: верх из мягкой телячьей кожи, вставки из замши.',
      'Лаконичная пара с литой подошвой и плотным задником.',
      'Кеды, которые не спорят с остальным гардеробом: гладкий носок, тонкая строчка.',
    ],
  },
  'sneaker-high': {
    group: 'sneakers',
    directory: 'krossovki',
    nouns: ['Высокие кеды'],
    sexes: everyone,
    sizes: 'eu',
    price: [7900, 16900],
    about: [
      'Высокие кеды с мягким воротом, который держит щиколотку и не натирает.',
      'Пара выше щиколотки: плотная шнуровка, стёганый ворот, гибкая подошва.',
      'Баскетбольный силуэт без лишнего объёма.',
    ],
  },
  runner: {
    group: 'sneakers',
    directory: 'krossovki',
    nouns: ['Кроссовки для бега', 'Беговые кроссовки'],
    sexes: everyone,
    sizes: 'eu',
    price: [8900, 19900],
    about: [
      'Лёгкие кроссовки из сетки с поддержкой в средней части стопы.',
      'Для ровного темпа по набережной: пружинящая подошва и дышащий верх.',
      'Беговая пара, в которой удобно и просто ходить весь день.',
    ],
  },
  boot: {
    group: 'shoes',
    directory: 'obuv',
    nouns: ['Ботинки челси', 'Ботинки'],
    sexes: either,
    sizes: 'eu',
    price: [11900, 24900],
    about: [
      'Челси на устойчивой подошве, с широкой резинкой и петлёй на заднике.',
      'Ботинки из плотной кожи, которая со временем становится только лучше.',
      'Пара на холодную осень: тонкий утеплитель и протектор, который держит на мокром.',
    ],
  },
  loafer: {
    group: 'shoes',
    directory: 'obuv',
    nouns: ['Лоферы'],
    sexes: either,
    sizes: 'eu',
    price: [9900, 19900],
    about: [
      'Лоферы на невысоком каблуке: надеваются без рук и держат форму.',
      'Классические лоферы с аккуратной перемычкой и мягкой стелькой.',
      'Пара к брюкам, джинсам и платью.',
    ],
  },
  sandal: {
    group: 'shoes',
    directory: 'obuv',
    nouns: ['Сандалии', 'Сабо'],
    sexes: everyone,
    sizes: 'eu',
    price: [5900, 11900],
    about: [
      'Открытая пара с двумя ремешками и пробковой стелькой, которая принимает форму стопы.',
      'Сандалии на лето: регулируемые пряжки, устойчивая подошва.',
      'Две широкие перемычки и мягкая стелька — больше ничего и не нужно.',
    ],
  },
  heel: {
    group: 'shoes',
    directory: 'obuv',
    nouns: ['Туфли-лодочки', 'Туфли'],
    sexes: ['FEMALE'],
    sizes: 'eu',
    price: [9900, 22900],
    about: [
      'Лодочки с вытянутым носком на каблуке семь сантиметров.',
      'Туфли, в которых можно дойти пешком: устойчивый каблук, мягкая подкладка.',
      'Тонкая линия, гладкая кожа, удобная колодка.',
    ],
  },
  't-shirt': {
    group: 'clothes',
    directory: 'odezhda',
    nouns: ['Футболка'],
    sexes: everyone,
    sizes: 'letters',
    price: [1900, 4900],
    about: [
      'Футболка из плотного хлопка, прямая и чуть свободная.',
      'Простая футболка с ровной горловиной, которая не вытягивается.',
      'Хлопковая футболка, которую хочется носить каждый день.',
    ],
  },
  shirt: {
    group: 'clothes',
    directory: 'odezhda',
    nouns: ['Рубашка'],
    sexes: either,
    sizes: 'letters',
    price: [4900, 10900],
    about: [
      'Рубашка из плотного поплина с карманом на груди.',
      'Рубашка прямого кроя: хороша и под свитер, и поверх футболки.',
      'Хлопковая рубашка с мягким воротником, который не требует глажки.',
    ],
  },
  hoodie: {
    group: 'clothes',
    directory: 'odezhda',
    nouns: ['Худи'],
    sexes: everyone,
    sizes: 'letters',
    price: [5900, 11900],
    about: [
      'Тёплое худи с начёсом, большим капюшоном и карманом-кенгуру.',
      'Худи из тяжёлого футера: держит форму и после двадцатой стирки.',
      'Мягкое худи свободного кроя с двойным капюшоном.',
    ],
  },
  sweater: {
    group: 'clothes',
    directory: 'odezhda',
    nouns: ['Свитер', 'Джемпер'],
    sexes: everyone,
    sizes: 'letters',
    price: [6900, 15900],
    about: [
      'Свитер крупной вязки из шерсти с альпакой.',
      'Джемпер из мериноса: тонкий, тёплый и не колется.',
      'Вязаная вещь с круглым вырезом и широкой резинкой по низу.',
    ],
  },
  jacket: {
    group: 'clothes',
    directory: 'odezhda',
    nouns: ['Бомбер', 'Куртка'],
    sexes: either,
    sizes: 'letters',
    price: [12900, 27900],
    about: [
      'Бомбер на молнии с трикотажным воротом и манжетами.',
      'Куртка на межсезонье: непродуваемая ткань и тонкий утеплитель.',
      'Короткая куртка с глубокими карманами на молнии.',
    ],
  },
  coat: {
    group: 'clothes',
    directory: 'odezhda',
    nouns: ['Пальто'],
    sexes: either,
    sizes: 'letters',
    price: [19900, 44900],
    about: [
      'Прямое пальто из плотной шерсти с английским воротником.',
      'Пальто ниже колена с мягкой линией плеча, на полной подкладке.',
      'Однобортное пальто, под которое помещается толстый свитер.',
    ],
  },
  jeans: {
    group: 'clothes',
    directory: 'odezhda',
    nouns: ['Прямые джинсы', 'Джинсы'],
    sexes: either,
    sizes: 'letters',
    price: [5900, 12900],
    about: [
      'Прямые джинсы из плотного денима со средней посадкой.',
      'Джинсы без потёртостей: свои появятся быстрее, чем кажется.',
      'Пять карманов, контрастная строчка, ровная линия от бедра.',
    ],
  },
  trousers: {
    group: 'clothes',
    directory: 'odezhda',
    nouns: ['Брюки'],
    sexes: either,
    sizes: 'letters',
    price: [6900, 14900],
    about: [
      'Брюки из костюмной шерсти с заутюженными стрелками.',
      'Зауженные брюки со складками у пояса.',
      'Брюки, которые одинаково хороши с лоферами и с кедами.',
    ],
  },
  shorts: {
    group: 'clothes',
    directory: 'odezhda',
    nouns: ['Шорты'],
    sexes: everyone,
    sizes: 'letters',
    price: [2900, 6900],
    about: [
      'Свободные шорты до колена на мягком поясе.',
      'Хлопковые шорты с глубокими карманами и шнурком.',
      'Шорты на лето в городе и на даче.',
    ],
  },
  dress: {
    group: 'clothes',
    directory: 'odezhda',
    nouns: ['Платье'],
    sexes: ['FEMALE'],
    sizes: 'letters',
    price: [7900, 18900],
    about: [
      'Платье на тонких бретелях с поясом и юбкой миди.',
      'Лёгкое платье из вискозы, которое красиво движется на ходу.',
      'Платье с мягким лифом и завязкой на талии.',
    ],
  },
  skirt: {
    group: 'clothes',
    directory: 'odezhda',
    nouns: ['Плиссированная юбка', 'Юбка'],
    sexes: ['FEMALE'],
    sizes: 'letters',
    price: [5900, 12900],
    about: [
      'Юбка миди в мелкую складку, с широким поясом.',
      'Плиссе, которое не расходится после стирки.',
      'Юбка на запах с пряжкой сбоку.',
    ],
  },
  bag: {
    group: 'bags',
    directory: 'sumki',
    nouns: ['Сумка'],
    sexes: ['FEMALE'],
    sizes: 'one',
    price: [8900, 26900],
    about: [
      'Каркасная сумка с клапаном и короткой ручкой.',
      'Сумка, в которую входят книга, зонт и ноутбук на тринадцать дюймов.',
      'Кожаная сумка с металлическим замком и отделением для телефона.',
    ],
  },
  backpack: {
    group: 'bags',
    directory: 'sumki',
    nouns: ['Рюкзак'],
    sexes: ['UNISEX'],
    sizes: 'one',
    price: [5900, 14900],
    about: [
      'Городской рюкзак на двадцать литров с отделением для ноутбука.',
      'Рюкзак из плотной ткани, которая не боится дождя.',
      'Рюкзак с мягкой спинкой и карманом на молнии, до которого легко дотянуться.',
    ],
  },
  cap: {
    group: 'accessories',
    directory: 'aksessuary',
    nouns: ['Бейсболка', 'Кепка'],
    sexes: ['UNISEX'],
    sizes: 'one',
    price: [1900, 4900],
    about: [
      'Бейсболка из плотного хлопка с изогнутым козырьком.',
      'Шестиклинка с вышивкой и ремешком на пряжке.',
      'Кепка, которая не мнётся в рюкзаке.',
    ],
  },
  beanie: {
    group: 'accessories',
    directory: 'aksessuary',
    nouns: ['Шапка'],
    sexes: ['UNISEX'],
    sizes: 'one',
    price: [1900, 5900],
    about: ['Шапка в резинку с широким отворотом.', 'Вязаная шапка из мериноса, которая не колется.', 'Плотная шапка на всю зиму.'],
  },
  scarf: {
    group: 'accessories',
    directory: 'aksessuary',
    nouns: ['Шарф'],
    sexes: ['UNISEX'],
    sizes: 'one',
    price: [2900, 7900],
    about: [
      'Мягкий шарф с бахромой, длина почти два метра.',
      'Шерстяной шарф, в который можно завернуться целиком.',
      'Тонкий и тёплый шарф под любое пальто.',
    ],
  },
};
