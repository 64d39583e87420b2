import type { ChoiceGroup, FilterGroup, RangeGroup } from './filter-groups.ts';

export const sexes: ChoiceGroup = {
  kind: 'list',
  title: 'Пол',
  name: 'sex',
  open: true,
  options: [
    { value: 'женщинам', label: 'Женщинам', count: 128, checked: true },
    { value: 'мужчинам', label: 'Мужчинам', count: 211 },
    { value: 'унисекс', label: 'Унисекс', count: 64 },
  ],
};

export const sizes: ChoiceGroup = {
  kind: 'sizes',
  title: 'Размер EU',
  name: 'size',
  open: true,
  options: [
    { value: '36', label: '36', count: 24 },
    { value: '37', label: '37', count: 23 },
    { value: '38', label: '38', count: 22 },
    { value: '39', label: '39', count: 21 },
    { value: '40', label: '40', count: 20 },
    { value: '41', label: '41', count: 19, checked: true },
    { value: '42', label: '42', count: 18 },
    { value: '43', label: '43', count: 17 },
    { value: '44', label: '44', count: 16 },
    { value: '45', label: '45', count: 15 },
    { value: '46', label: '46', count: 0 },
    { value: '47', label: '47', count: 0 },
  ],
};

export const brandGroup: ChoiceGroup = {
  kind: 'list',
  title: 'Бренд',
  name: 'brand',
  open: true,
  options: [
    { value: 'nordkvart', label: 'Nordkvart', count: 52 },
    { value: 'versta-76', label: 'Versta 76', count: 33 },
    { value: 'линия-14', label: 'Линия 14', count: 21 },
    { value: 'oblako-9', label: 'Oblako 9', count: 14 },
    { value: 'kedrovka', label: 'Kedrovka', count: 8 },
    { value: 'stavna', label: 'Stavna', count: 0 },
    { value: 'брусок', label: 'Брусок', count: 6 },
    { value: 'halva-club', label: 'Halva Club', count: 5 },
    { value: 'морошка', label: 'Морошка', count: 4 },
    { value: 'плотина', label: 'Плотина', count: 3 },
    { value: 'тёрн', label: 'Тёрн', count: 2 },
    { value: 'тихая', label: 'Тихая', count: 2 },
  ],
  forms: { one: 'бренд', few: 'бренда', many: 'брендов' },
};

export const colours: ChoiceGroup = {
  kind: 'list',
  title: 'Цвет',
  name: 'color',
  open: true,
  options: [
    { value: 'белый', label: 'Белый', count: 31, hex: '#F4F2EC' },
    { value: 'чёрный', label: 'Чёрный', count: 44, hex: '#26262A' },
    { value: 'красный', label: 'Красный', count: 9, hex: '#B8322A' },
    { value: 'зелёный', label: 'Зелёный', count: 7, hex: '#2F5A48' },
    { value: 'бежевый', label: 'Бежевый', count: 16, hex: '#D9C7A7' },
  ],
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

/** Filters of a listing of sneakers, with a sex, a size and a maximum price chosen. */
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
    options: [
      { value: 'fast', label: 'Быстрая, 1–4\u00a0дня', count: 73 },
      { value: 'slow', label: 'Под\u00a0заказ, 14–25\u00a0дней', count: 55 },
    ],
  },
  {
    kind: 'list',
    title: 'Материал',
    name: 'material',
    options: [
      { value: 'leather', label: 'Кожа', count: 44 },
      { value: 'suede', label: 'Замша', count: 31 },
      { value: 'textile', label: 'Текстиль', count: 12 },
    ],
  },
];
