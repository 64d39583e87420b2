import * as kind from '../kinds.js';
import { listQueries } from '../query.js';
import * as trait from '../traits.js';

export const yo = listQueries('е and ё', [
  [['черный', 'чёрный', 'черная', 'чёрная'], trait.black],
  [['зелёный', 'зеленый', 'зелёная', 'зеленая'], trait.green],
  [['тёмно-синий', 'темно-синий', 'темно синий', 'тёмно синяя'], trait.navy],
  [['жёлтый', 'желтый'], trait.yellow],
  [['стёганая куртка', 'стеганая куртка', 'стеганая'], kind.quiltedJacket],
  [['шёлк', 'шелк', 'шёлковая', 'шелковая'], trait.silk],
  [['лён', 'лен'], trait.linen],
  [['утёс', 'утес'], trait.model('Утёс')],
  [['плёс', 'плес'], trait.model('Плёс')],
  [['тёплый пар', 'теплый пар'], trait.model('Тёплый пар')],
  [['чёрные кеды', 'черные кеды'], trait.black, kind.kedy],
  [['зелёное пальто', 'зеленое пальто'], trait.green, kind.palto],
  [['для ребёнка', 'для ребенка'], trait.forChildren],
  [['жёлтая шапка', 'желтая шапка'], trait.yellow, kind.shapka],
  [['тёмно-синие брюки', 'темно-синие брюки'], trait.navy, kind.bryuki],
]);
