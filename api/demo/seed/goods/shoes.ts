import type { Sex } from '../../../src/platform/prisma/generated/client.js';
import type { Good } from './goods.js';

const allSexes: readonly Sex[] = ['FEMALE', 'MALE', 'UNISEX'];
const womenAndMen: readonly Sex[] = ['FEMALE', 'MALE'];

export const shoes: Readonly<Record<string, Good>> = {
  'sneaker-low': {
    group: 'sneakers',
    nouns: [
      ['Кеды', 'kedy', 'nizkie'],
      ['Кроссовки', 'gorodskie'],
    ],
    childNouns: [['Детские кеды', 'detskaya-obuv', 'detskie-kedy']],
    sexes: allSexes,
    sizes: 'eu',
    price: [6900, 15900],
    materials: ['LEATHER', 'SUEDE', 'NUBUCK', 'CANVAS', 'FAUX_LEATHER'],
    seasons: [['SPRING_SUMMER'], ['SPRING_SUMMER', 'AUTUMN'], ['SPRING', 'AUTUMN']],
    about: [
      'Низкая пара на каждый день: мягкий верх, аккуратная строчка.',
      'Лаконичная пара с литой подошвой и плотным задником.',
      'Пара, которая не спорит с остальным гардеробом: гладкий носок, тонкая строчка.',
    ],
  },
  'sneaker-high': {
    group: 'sneakers',
    nouns: [['Высокие кеды', 'kedy', 'vysokie']],
    childNouns: [['Детские высокие кеды', 'detskaya-obuv', 'detskie-kedy']],
    sexes: allSexes,
    sizes: 'eu',
    price: [7900, 16900],
    materials: ['CANVAS', 'LEATHER', 'SUEDE', 'DENIM'],
    seasons: [['SPRING', 'AUTUMN'], ['SPRING_SUMMER'], ['AUTUMN_WINTER']],
    about: [
      'Высокие кеды с мягким воротом, который держит щиколотку и не натирает.',
      'Пара выше щиколотки: плотная шнуровка, стёганый ворот, гибкая подошва.',
      'Баскетбольный силуэт без лишнего объёма.',
    ],
  },
  runner: {
    group: 'sneakers',
    nouns: [
      ['Кроссовки для бега', 'begovye', 'dlya-asfalta'],
      ['Беговые кроссовки', 'begovye', 'dlya-asfalta'],
      ['Кроссовки для троп', 'begovye', 'dlya-trop'],
    ],
    childNouns: [['Детские кроссовки', 'detskaya-obuv', 'detskie-kedy']],
    sexes: allSexes,
    sizes: 'eu',
    price: [8900, 19900],
    materials: ['MESH', 'MESH', 'NYLON', 'POLYESTER'],
    seasons: [['SPRING_SUMMER'], ['SUMMER'], ['SPRING_SUMMER', 'AUTUMN_WINTER']],
    about: [
      'Лёгкие кроссовки с поддержкой в средней части стопы.',
      'Для ровного темпа по набережной: пружинящая подошва и дышащий верх.',
      'Беговая пара, в которой удобно и просто ходить весь день.',
    ],
  },
  boot: {
    group: 'shoes',
    nouns: [
      ['Ботинки челси', 'botinki', 'chelsi'],
      ['Ботинки', 'botinki', 'na-kazhdyy-den'],
    ],
    childNouns: [['Детские ботинки', 'detskaya-obuv', 'detskie-botinki']],
    sexes: womenAndMen,
    sizes: 'eu',
    price: [11900, 24900],
    materials: ['LEATHER', 'LEATHER', 'NUBUCK', 'SUEDE', 'PATENT_LEATHER', 'RUBBER'],
    seasons: [['AUTUMN_WINTER'], ['AUTUMN'], ['WINTER'], ['AUTUMN', 'SPRING']],
    about: [
      'Челси на устойчивой подошве, с широкой резинкой и петлёй на заднике.',
      'Пара, которая со временем становится только лучше.',
      'Пара на холодную осень: тонкий утеплитель и протектор, который держит на мокром.',
    ],
  },
  loafer: {
    group: 'shoes',
    nouns: [['Лоферы', 'lofery']],
    sexes: womenAndMen,
    sizes: 'eu',
    price: [9900, 19900],
    materials: ['LEATHER', 'LEATHER', 'SUEDE', 'PATENT_LEATHER'],
    seasons: [['SPRING', 'AUTUMN'], ['SPRING_SUMMER']],
    about: [
      'Лоферы на невысоком каблуке: надеваются без рук и держат форму.',
      'Классические лоферы с аккуратной перемычкой и мягкой стелькой.',
      'Пара к брюкам, джинсам и платью.',
    ],
  },
  sandal: {
    group: 'shoes',
    nouns: [
      ['Сандалии', 'sandalii', 's-remeshkami'],
      ['Сабо', 'sandalii', 'sabo'],
    ],
    childNouns: [['Детские сандалии', 'detskaya-obuv', 'detskie-botinki']],
    sexes: allSexes,
    sizes: 'eu',
    price: [5900, 11900],
    materials: ['LEATHER', 'FAUX_LEATHER', 'SUEDE', 'RUBBER', 'FELT'],
    seasons: [['SUMMER'], ['SPRING_SUMMER']],
    about: [
      'Открытая пара с двумя ремешками и стелькой, которая принимает форму стопы.',
      'Пара на лето: регулируемые пряжки, устойчивая подошва.',
      'Две широкие перемычки и мягкая стелька — больше ничего и не нужно.',
    ],
  },
  heel: {
    group: 'shoes',
    nouns: [
      ['Туфли-лодочки', 'tufli', 'lodochki'],
      ['Туфли', 'tufli', 'na-kabluke'],
    ],
    sexes: ['FEMALE'],
    sizes: 'eu',
    price: [9900, 22900],
    materials: ['LEATHER', 'SUEDE', 'PATENT_LEATHER', 'SATIN'],
    seasons: [['SPRING_SUMMER'], ['SPRING', 'AUTUMN']],
    about: [
      'Лодочки с вытянутым носком на каблуке семь сантиметров.',
      'Туфли, в которых можно дойти пешком: устойчивый каблук, мягкая подкладка.',
      'Тонкая линия, чистый силуэт, удобная колодка.',
    ],
  },
  'lace-boot': {
    group: 'shoes',
    nouns: [['Ботинки на шнурках', 'botinki', 'na-shnurkah']],
    childNouns: [['Детские ботинки на шнурках', 'detskaya-obuv', 'detskie-botinki']],
    sexes: allSexes,
    sizes: 'eu',
    price: [11900, 25900],
    materials: ['LEATHER', 'LEATHER', 'NUBUCK', 'SUEDE'],
    seasons: [['AUTUMN_WINTER'], ['WINTER'], ['AUTUMN', 'SPRING']],
    about: [
      'Высокие ботинки на шнурках, с мягким кантом и толстой подошвой.',
      'Пара, которой всё равно, что под ногами: листья, снег или лужи.',
      'Плотная шнуровка держит щиколотку, протектор — на льду.',
    ],
  },
};
