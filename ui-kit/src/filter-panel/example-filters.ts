import type { ChoiceGroup, FilterGroup, FilterOption, RangeGroup } from './filter-groups.ts';

const createOptions = (labels: Record<string, number>, checked: readonly string[] = []): FilterOption[] =>
  Object.entries(labels).map(([label, count]) => ({
    value: label.toLowerCase().replaceAll(' ', '-'),
    label,
    count,
    checked: checked.includes(label),
  }));

const brands = {
  Nordkvart: 52,
  'Versta 76': 33,
  'Линия 14': 21,
  'Oblako 9': 14,
  Kedrovka: 8,
  Stavna: 0,
  Брусок: 6,
  'Halva Club': 5,
  Морошка: 4,
  Плотина: 3,
  Тёрн: 2,
  Тихая: 2,
};

const hexes: Record<string, string> = { Белый: '#F4F2EC', Чёрный: '#26262A', Красный: '#B8322A', Зелёный: '#2F5A48', Бежевый: '#D9C7A7' };

export const sexes: ChoiceGroup = {
  kind: 'list',
  title: 'Пол',
  name: 'sex',
  open: true,
  options: createOptions({ Женщинам: 128, Мужчинам: 211, Унисекс: 64 }, ['Женщинам']),
};

export const sizes: ChoiceGroup = {
  kind: 'sizes',
  title: 'Размер EU',
  name: 'size',
  open: true,
  options: [36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47].map((size) => ({
    value: String(size),
    label: String(size),
    count: size > 45 ? 0 : 60 - size,
    checked: size === 41,
  })),
};

export const brandGroup: ChoiceGroup = {
  kind: 'list',
  title: 'Бренд',
  name: 'brand',
  open: true,
  options: createOptions(brands),
  forms: { one: 'бренд', few: 'бренда', many: 'брендов' },
};

export const colours: ChoiceGroup = {
  kind: 'list',
  title: 'Цвет',
  name: 'color',
  open: true,
  options: createOptions({ Белый: 31, Чёрный: 44, Красный: 9, Зелёный: 7, Бежевый: 16 }).map((option) => ({
    ...option,
    hex: hexes[option.label],
  })),
};

export const prices: RangeGroup = {
  kind: 'range',
  title: 'Цена',
  names: ['priceFrom', 'priceTo'],
  min: 4990,
  max: 21_490,
  value: [4990, 15_000],
  step: 100,
  unit: '₽',
};

/** Filters of the sneakers, with a sex, a size and a maximum price chosen. */
export const filters: FilterGroup[] = [
  sexes,
  sizes,
  brandGroup,
  colours,
  prices,
  {
    kind: 'list',
    title: 'Доставка',
    name: 'speed',
    open: true,
    options: createOptions({ 'Быстрая, 1–4\u00a0дня': 73, 'Под\u00a0заказ, 14–25\u00a0дней': 55 }),
  },
  { kind: 'list', title: 'Материал', name: 'material', options: createOptions({ Кожа: 44, Замша: 31, Текстиль: 12 }) },
];
