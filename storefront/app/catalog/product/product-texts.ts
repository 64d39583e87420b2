import { capitalize } from '../../platform/capitalize.ts';
import type { Material, Season, Sex } from '../../platform/graphql/generated/graphql.ts';
import type { ProductDetails } from './choice/product-choice.rules.ts';

export const materialNames: Record<Material, string> = {
  ACRYLIC: 'Акрил',
  ALPACA: 'Альпака',
  CANVAS: 'Канвас',
  CASHMERE: 'Кашемир',
  CORDUROY: 'Вельвет',
  COTTON: 'Хлопок',
  DENIM: 'Деним',
  DOWN: 'Пух',
  ELASTANE: 'Эластан',
  FAUX_FUR: 'Искусственный мех',
  FAUX_LEATHER: 'Искусственная кожа',
  FELT: 'Фетр',
  FLANNEL: 'Фланель',
  FLEECE: 'Флис',
  JERSEY: 'Джерси',
  LEATHER: 'Кожа',
  LINEN: 'Лён',
  MERINO: 'Меринос',
  MESH: 'Сетка',
  MOHAIR: 'Мохер',
  NUBUCK: 'Нубук',
  NYLON: 'Нейлон',
  PATENT_LEATHER: 'Лакированная кожа',
  POLYESTER: 'Полиэстер',
  RUBBER: 'Резина',
  SATIN: 'Сатин',
  SILK: 'Шёлк',
  SUEDE: 'Замша',
  VISCOSE: 'Вискоза',
  WOOL: 'Шерсть',
};

const seasonNames: Record<Season, string> = {
  AUTUMN: 'осень',
  AUTUMN_WINTER: 'осень–зима',
  SPRING: 'весна',
  SPRING_SUMMER: 'весна–лето',
  SUMMER: 'лето',
  WINTER: 'зима',
};

const sexNames: Record<Sex, string> = { FEMALE: 'Для\u00a0женщин', MALE: 'Для\u00a0мужчин', UNISEX: 'Унисекс' };

/** Returns the product's properties with their labels. Properties without a value are left out. */
export function listPropertyLines({ properties, skus }: Pick<ProductDetails, 'properties' | 'skus'>): [name: string, value: string][] {
  const lines: [string, string | null][] = [
    ['Модель', properties.modelName],
    ['Для\u00a0кого', sexNames[properties.sex]],
    ['Материал', properties.material && materialNames[properties.material]],
    ['Подкладка', properties.paddingMaterial],
    ['Подошва', properties.sole],
    ['Застёжка', properties.fasteningType],
    ['Мысок', properties.toeStyle],
    ['Каблук', properties.heelType],
    ['Высота голенища', properties.shagHeight],
    ['Назначение', properties.functionality],
    ['Сезон', capitalize(properties.seasons.map((season) => seasonNames[season]).join(', '))],
    ['Комплект', properties.packaging],
    ['Дата выпуска', properties.factoryDate],
    ['Дополнительно', properties.additionalInfo],
    ['Артикул', skus.join(', ')],
  ];
  return lines.filter((line): line is [string, string] => Boolean(line[1]));
}
