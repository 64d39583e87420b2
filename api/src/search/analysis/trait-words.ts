import type { Age, Material, Season, Sex } from '../../platform/prisma/generated/enums.js';

// Words of queries for each enum value. Only nouns and adjectives are listed; stemming covers their other forms.

interface MaterialWords {
  /** Words for the material itself. */
  own: string;
  /** Words for related materials and broader terms. Products found by them rank lower. */
  akin?: string;
}

export const materialWords: Record<Material, MaterialWords> = {
  ACRYLIC: { own: 'акрил акриловый', akin: 'вязаный' },
  ALPACA: { own: 'альпака', akin: 'шерсть шерстяной вязаный' },
  CORDUROY: { own: 'вельвет вельветовый микровельвет' },
  VISCOSE: { own: 'вискоза вискозный' },
  JERSEY: { own: 'джерси трикотаж трикотажный' },
  DENIM: { own: 'деним денимовый джинсовый' },
  SUEDE: { own: 'замша замшевый' },
  FAUX_LEATHER: { own: 'искусственная кожа экокожа кожзам', akin: 'кожаный' },
  FAUX_FUR: { own: 'искусственный мех меховой экомех' },
  CANVAS: { own: 'канвас парусина парусиновый холщовый холст брезент брезентовый', akin: 'текстиль текстильный тканевый' },
  CASHMERE: { own: 'кашемир кашемировый', akin: 'шерсть шерстяной вязаный' },
  LEATHER: { own: 'натуральная кожа кожаный' },
  PATENT_LEATHER: { own: 'лакированная лаковая кожа кожаный лак' },
  LINEN: { own: 'лён льна льном льняной' },
  MERINO: { own: 'меринос мериносовый', akin: 'шерсть шерстяной вязаный' },
  MOHAIR: { own: 'мохер мохеровый', akin: 'шерсть шерстяной вязаный' },
  NYLON: { own: 'нейлон нейлоновый' },
  NUBUCK: { own: 'нубук нубуковый' },
  POLYESTER: { own: 'полиэстер полиэстеровый' },
  DOWN: { own: 'пух пуховый' },
  RUBBER: { own: 'резина резиновый' },
  SATIN: { own: 'сатин сатиновый атлас атласный' },
  MESH: { own: 'сетка сетчатый' },
  FELT: { own: 'фетр фетровый войлок войлочный', akin: 'шерсть шерстяной' },
  FLANNEL: { own: 'фланель фланелевый' },
  FLEECE: { own: 'флис флисовый' },
  COTTON: { own: 'хлопок хлопковый хлопчатобумажный' },
  SILK: { own: 'шёлк шёлка шёлковый' },
  WOOL: { own: 'шерсть шерстяной', akin: 'вязаный' },
  ELASTANE: { own: 'эластан эластановый стрейч' },
};

export const seasonWords: Record<Season, string> = {
  WINTER: 'зима зимний зимой тёплый утеплённый мороз',
  SPRING: 'весна весенний весной демисезонный',
  SUMMER: 'лето летний летом лёгкий',
  AUTUMN: 'осень осенний осенью демисезонный',
  AUTUMN_WINTER: '',
  SPRING_SUMMER: '',
};

/** Grouped by age, because «женские кеды» does not mean shoes for girls. */
export const sexWords: Record<Age, Record<Sex, string>> = {
  ADULT: {
    FEMALE: 'женский женщина женщине девушка девушке дамский',
    MALE: 'мужской мужчина мужчине парень парня парню',
    UNISEX: 'унисекс',
  },
  CHILDREN: { FEMALE: 'девочка девочке', MALE: 'мальчик мальчику', UNISEX: 'унисекс' },
};

export const ageWords: Record<Age, string> = {
  ADULT: 'взрослый',
  CHILDREN: 'детский дети детям ребёнок ребёнка ребёнку малыш подросток подростка',
};
