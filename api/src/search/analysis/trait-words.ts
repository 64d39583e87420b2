import type { Age, Material, Season, Sex } from '../../platform/prisma/generated/enums.js';

// Words of queries for each enum value. Only nouns and adjectives are listed; stemming covers their other forms.

interface MaterialWords {
  /** Words for the material itself. */
  names: string;
  /** Words for related materials and broader terms. Products found by them rank lower. */
  related?: string;
}

export const materialWords: Record<Material, MaterialWords> = {
  ACRYLIC: { names: 'акрил акриловый', related: 'вязаный' },
  ALPACA: { names: 'альпака', related: 'шерсть шерстяной вязаный' },
  CORDUROY: { names: 'вельвет вельветовый микровельвет' },
  VISCOSE: { names: 'вискоза вискозный' },
  JERSEY: { names: 'джерси трикотаж трикотажный' },
  DENIM: { names: 'деним денимовый джинсовый' },
  SUEDE: { names: 'замша замшевый' },
  FAUX_LEATHER: { names: 'искусственная кожа экокожа кожзам', related: 'кожаный' },
  FAUX_FUR: { names: 'искусственный мех меховой экомех' },
  CANVAS: { names: 'канвас парусина парусиновый холщовый холст брезент брезентовый', related: 'текстиль текстильный тканевый' },
  CASHMERE: { names: 'кашемир кашемировый', related: 'шерсть шерстяной вязаный' },
  LEATHER: { names: 'натуральная кожа кожаный' },
  PATENT_LEATHER: { names: 'лакированная лаковая кожа кожаный лак' },
  LINEN: { names: 'лён льна льном льняной' },
  MERINO: { names: 'меринос мериносовый', related: 'шерсть шерстяной вязаный' },
  MOHAIR: { names: 'мохер мохеровый', related: 'шерсть шерстяной вязаный' },
  NYLON: { names: 'нейлон нейлоновый' },
  NUBUCK: { names: 'нубук нубуковый' },
  POLYESTER: { names: 'полиэстер полиэстеровый' },
  DOWN: { names: 'пух пуховый' },
  RUBBER: { names: 'резина резиновый' },
  SATIN: { names: 'сатин сатиновый атлас атласный' },
  MESH: { names: 'сетка сетчатый' },
  FELT: { names: 'фетр фетровый войлок войлочный', related: 'шерсть шерстяной' },
  FLANNEL: { names: 'фланель фланелевый' },
  FLEECE: { names: 'флис флисовый' },
  COTTON: { names: 'хлопок хлопковый хлопчатобумажный' },
  SILK: { names: 'шёлк шёлка шёлковый' },
  WOOL: { names: 'шерсть шерстяной', related: 'вязаный' },
  ELASTANE: { names: 'эластан эластановый стрейч' },
};

export const seasonWords: Record<Season, string> = {
  WINTER: 'зима зимний зимой тёплый утеплённый мороз',
  SPRING: 'весна весенний весной демисезонный',
  SUMMER: 'лето летний летом лёгкий',
  AUTUMN: 'осень осенний осенью демисезонный',
  AUTUMN_WINTER: '',
  SPRING_SUMMER: '',
};

/** The words are grouped by age, because «женские кеды» does not mean shoes for girls. */
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
