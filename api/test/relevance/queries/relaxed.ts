import { anyOf } from '../judge.js';
import * as kind from '../kinds.js';
import { listQueries } from '../query.js';
import * as trait from '../traits.js';

/** Queries for which no product of the shop has all words. */
export const relaxed = listQueries('not all words', [
  [['кроссовки nike', 'найк кроссовки'], kind.krossovki],
  [['футболка adidas', 'оверсайз футболка'], kind.futbolka],
  [['куртка columbia'], kind.kurtka],
  [['пальто гуччи'], kind.palto],
  [['джинсы levis', 'мом джинсы'], kind.dzhinsy],
  [['рюкзак kanken'], kind.ryukzak],
  [['пума кеды', 'кеды converse'], kind.kedy],
  [['лоферы из крокодила'], kind.lofery],
  [['ламповый усилитель kedrovka'], trait.brand('kedrovka')],
  [['платье миди'], kind.platye],
  [['поясная сумка'], kind.sumka],
  [['лонгслив', 'поло'], kind.futbolka],
  [['водолазка', 'кардиган'], kind.knitwear],
  [['белая водолазка'], kind.knitwear, trait.white],
  [['леггинсы'], kind.bryuki],
  [['чемодан'], anyOf(kind.sumka, kind.ryukzak)],
  [['сапожки', 'валенки', 'женские сапоги nike'], kind.botinki],
]);
