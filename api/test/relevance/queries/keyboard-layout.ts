import { typeOnEnglishLayout, typeOnRussianLayout } from '../keyboard.js';
import * as kind from '../kinds.js';
import { listQueries, type QueryCase } from '../query.js';
import * as trait from '../traits.js';

const intendedInRussian: readonly QueryCase[] = [
  [['кроссовки', 'кроссовок', 'Кроссовки'], kind.krossovki],
  [['белые кеды'], trait.white, kind.kedy],
  [['юбка', 'ЮБКА', 'юбки'], kind.yubka],
  [['футболка', 'футболки'], kind.futbolka],
  [['худи', 'ХУДИ'], kind.hudi],
  [['джинсы'], kind.dzhinsy],
  [['бомбер'], kind.bomber],
  [['рубашка'], kind.rubashka],
  [['платье', 'платья'], kind.platye],
  [['ботинки', 'Ботинки'], kind.botinki],
  [['туфли', 'туфель'], kind.tufli],
  [['лоферы'], kind.lofery],
  [['свитер'], kind.sviter],
  [['пальто'], kind.palto],
  [['рюкзак'], kind.ryukzak],
  [['шарф'], kind.sharf],
  [['шапка'], kind.shapka],
  [['женские брюки'], trait.forWomen, kind.bryuki],
  [['куртка мужская'], kind.kurtka, trait.forMen],
  [['чёрные джинсы'], trait.black, kind.dzhinsy],
  [['жёлтая сумка'], trait.yellow, kind.sumka],
  [['хлопок'], trait.cotton],
  [['жёлтый джемпер'], trait.yellow, kind.dzhemper],
  [['голубая рубашка'], trait.skyBlue, kind.rubashka],
  [['кожаные лоферы'], trait.leather, kind.lofery],
  [['детские ботинки'], trait.forChildren, kind.botinki],
  [['Морошка'], trait.brand('moroshka')],
  [['Подворье'], trait.brand('podvore')],
  [['Рельс'], trait.brand('rels')],
  [['Заречье'], trait.brand('zareche-5')],
  [['Тёплый пар'], trait.model('Тёплый пар')],
  [['Берег'], trait.model('Берег')],
  [['Сугроб'], trait.model('Сугроб')],
];

const intendedInLatin: readonly QueryCase[] = [
  [['Kedrovka', 'kedrovka'], trait.brand('kedrovka')],
  [['Nordkvart', 'NORDKVART'], trait.brand('nordkvart')],
  [['Stavna'], trait.brand('stavna')],
  [['Murava'], trait.brand('murava')],
  [['Belukha'], trait.brand('belukha')],
  [['Sirius Yard'], trait.brand('sirius-yard')],
  [['marble hare'], trait.brand('marble-hare')],
  [['Tundra Lab'], trait.brand('tundra-lab')],
  [['Lastik'], trait.brand('lastik')],
  [['latun'], trait.brand('latun')],
  [['Polustanok'], trait.brand('polustanok')],
  [['Drift', 'drift'], trait.model('Drift')],
  [['Slope'], trait.model('Slope')],
  [['Haven'], trait.model('Haven')],
  [['Grove'], trait.model('Grove')],
];

const retypeQueries = (request: readonly QueryCase[], typeOnOtherLayout: (text: string) => string): QueryCase[] =>
  request.map(([texts, ...wishes]) => [texts.map(typeOnOtherLayout), ...wishes]);

export const keyboardLayout = listQueries('keyboard layout', [
  ...retypeQueries(intendedInRussian, typeOnEnglishLayout),
  ...retypeQueries(intendedInLatin, typeOnRussianLayout),
]);
