import * as kind from '../kinds.js';
import { listQueries } from '../query.js';
import * as trait from '../traits.js';

export const wordsWithTypo = listQueries('several words with a typo', [
  [['белые кросовки', 'белыи кроссовки', 'беые кроссовки'], trait.white, kind.krossovki],
  [['чорные ботинки', 'черные батинки', 'чёрные ботники'], trait.black, kind.botinki],
  [['женсике туфли', 'женские тувли'], trait.forWomen, kind.tufli],
  [['кожанная сумка', 'кожаная сумкка'], trait.leather, kind.sumka],
  [['кожанные ботинки', 'кожаные ботинкм'], trait.leather, kind.botinki],
  [['замшивые лоферы', 'замшевые лофферы'], trait.suede, kind.lofery],
  [['джинсовыя рубашка', 'джынсовая рубашка'], trait.denim, kind.rubashka],
  [['детские красовки', 'децкие кроссовки'], trait.forChildren, kind.krossovki],
  [['зимнии ботинки', 'зимние ботинкии'], trait.winter, kind.botinki],
  [['летние плятье', 'летнее платте'], trait.summer, kind.platye],
  [['мужская рубашкка', 'мужсая рубашка'], trait.forMen, kind.rubashka],
  [['шерстянное пальто', 'шерстяное польто'], trait.wool, kind.palto],
  [['кашемировый шраф', 'кашимировый шарф'], trait.cashmere, kind.sharf],
  [['темно синие джинцы', 'тёмно-синие джинсв'], trait.navy, kind.dzhinsy],
  [['беговые кросовки', 'биговые кроссовки'], kind.running],
  [['плисированная юбка', 'плиссированая юбка'], kind.pleatedSkirt],
  [['сумка плотна', 'сумкка плотина'], kind.sumka, trait.brand('plotina')],
  [['лоферы кидровка', 'лофферы kedrovka'], kind.lofery, trait.brand('kedrovka')],
  [['рюгзак полустанок', 'рюкзак polustanik'], kind.ryukzak, trait.brand('polustanok')],
  [['худи ставня', 'худди stavna'], kind.hudi, trait.brand('stavna')],
  [['белых женских кетов', 'белыи женские кеды'], trait.white, trait.forWomen, kind.kedy],
  [['бежевая сукма', 'бежывая сумка'], trait.beige, kind.sumka],
  [['стеганная куртка', 'стёганная куртка'], kind.quiltedJacket],
  [['чорный рюкзак', 'черный рюкзк'], trait.black, kind.ryukzak],
]);
