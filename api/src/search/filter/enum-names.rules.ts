import type { Age, Material, Season, Sex } from '../../platform/prisma/generated/enums.js';
import type { DeliverySpeed } from '../../price/delivery-speed.rules.js';
import type { SaleRange } from '../document/value-filters.js';

// Display names of enum values, in display order.

export const seasonNames: Record<Season, string> = {
  WINTER: 'Зима',
  SPRING: 'Весна',
  SUMMER: 'Лето',
  AUTUMN: 'Осень',
  AUTUMN_WINTER: 'Осень–зима',
  SPRING_SUMMER: 'Весна–лето',
};

export const sexNames: Record<Sex, string> = { FEMALE: 'Женщинам', MALE: 'Мужчинам', UNISEX: 'Унисекс' };

export const ageNames: Record<Age, string> = { ADULT: 'Взрослым', CHILDREN: 'Детям' };

export const deliverySpeedNames: Record<DeliverySpeed, string> = { FAST: '1–4\u00a0дня', SLOW: '14–25\u00a0дней' };

export const saleNames: Record<SaleRange, string> = {
  LESS_THAN_50: 'До\u00a050\u00a0%',
  MORE_THAN_50: '50\u00a0% и\u00a0больше',
};

export const materialNames: Record<Material, string> = {
  ACRYLIC: 'Акрил',
  ALPACA: 'Альпака',
  CORDUROY: 'Вельвет',
  VISCOSE: 'Вискоза',
  JERSEY: 'Джерси',
  DENIM: 'Деним',
  SUEDE: 'Замша',
  FAUX_LEATHER: 'Искусственная кожа',
  FAUX_FUR: 'Искусственный мех',
  CANVAS: 'Канвас',
  CASHMERE: 'Кашемир',
  LEATHER: 'Кожа',
  PATENT_LEATHER: 'Лакированная кожа',
  LINEN: 'Лён',
  MERINO: 'Меринос',
  MOHAIR: 'Мохер',
  NYLON: 'Нейлон',
  NUBUCK: 'Нубук',
  POLYESTER: 'Полиэстер',
  DOWN: 'Пух',
  RUBBER: 'Резина',
  SATIN: 'Сатин',
  MESH: 'Сетка',
  FELT: 'Фетр',
  FLANNEL: 'Фланель',
  FLEECE: 'Флис',
  COTTON: 'Хлопок',
  SILK: 'Шёлк',
  WOOL: 'Шерсть',
  ELASTANE: 'Эластан',
};
