import type { Prisma } from '../../../src/platform/prisma/generated/client.js';
import type { Group } from '../goods/goods.js';
import { randomFrom } from '../random.js';
import type { DemoProduct } from './demo-products.js';

type Properties = Omit<Prisma.ProductPropertiesCreateManyInput, 'productId'>;
type Choices = Readonly<Partial<Record<keyof Properties, readonly string[]>>>;

const shoes: Choices = {
  paddingMaterial: ['Текстиль', 'Натуральная кожа', 'Байка'],
  sole: ['Резина', 'Термополиуретан', 'Вулканизированная резина'],
  toeStyle: ['Круглый', 'Слегка зауженный', 'Миндалевидный'],
  packaging: ['Коробка, бумага, запасные шнурки', 'Коробка и тканевый мешок'],
};

const choicesByGroup: Readonly<Record<Group, Choices>> = {
  sneakers: {
    ...shoes,
    sole: ['Этиленвинилацетат и резина', 'Вулканизированная резина'],
    fasteningType: ['Шнурки', 'Шнурки и петля на заднике'],
    functionality: ['Для города', 'Для бега', 'Для зала'],
    heelType: ['Без каблука'],
  },
  shoes: {
    ...shoes,
    fasteningType: ['Без застёжки', 'Эластичные вставки', 'Пряжка'],
    heelType: ['Низкий, 2 см', 'Устойчивый, 3 см', 'Плоская подошва'],
    functionality: ['На каждый день', 'Для сухой погоды'],
  },
  clothes: {
    paddingMaterial: ['Без подкладки', 'Вискоза', 'Хлопок'],
    fasteningType: ['Без застёжки', 'Молния', 'Пуговицы'],
    functionality: ['На каждый день', 'Для офиса', 'Для прохладной погоды'],
    packaging: ['Пакет из переработанного пластика', 'Бумажный конверт'],
  },
  bags: {
    paddingMaterial: ['Хлопок', 'Полиэстер'],
    fasteningType: ['Молния', 'Магнитная кнопка', 'Поворотный замок'],
    functionality: ['Помещается ноутбук 13 дюймов', 'Помещается формат A4'],
    packaging: ['Тканевый мешок', 'Коробка'],
  },
  accessories: {
    fasteningType: ['Без застёжки'],
    functionality: ['На каждый день', 'В подарок'],
    packaging: ['Коробка', 'Бумажный конверт'],
  },
};

const shaftHeights: Readonly<Record<string, string>> = { boot: '14 см', 'lace-boot': '17 см', 'sneaker-high': '12 см' };

const additionalNotes = ['Сделано небольшой партией', 'Ухаживать по ярлыку', 'Цвет на экране может немного отличаться', null];

export function chooseProperties({ slug, good, drawing }: DemoProduct): Properties {
  const random = randomFrom(`properties ${slug}`);
  const chosen = Object.entries(choicesByGroup[good.group]).map(([name, choices]) => [name, random.pick(choices)]);
  return {
    ...Object.fromEntries(chosen),
    factoryDate: `${random.pick(['Март', 'Май', 'Июль', 'Август', 'Сентябрь'])} 2026`,
    shaftHeight: shaftHeights[drawing.kind] ?? null,
    additionalInfo: random.pick(additionalNotes),
  };
}
