import { anyOf, fully, type ProductAttributes, partlyAtBest, type Wish } from './judge.js';

/** Returns the name of a product without its model: «Высокие кеды». */
function findNoun({ name, model }: ProductAttributes): string {
  const quoteIndex = name.indexOf(' «');
  const noun = quoteIndex === -1 ? name.replace(` ${model}`, '') : name.slice(0, quoteIndex);
  return noun.toLowerCase();
}

const fitName = (...words: string[]): Wish =>
  fully((product) => {
    const noun = findNoun(product);
    return words.some((word) => noun.includes(word));
  });
const ofType = (...types: string[]): Wish => fully(({ type }) => type !== null && types.includes(type));
const ofSubType = (...subTypes: string[]): Wish => fully(({ subType }) => subType !== null && subTypes.includes(subType));
const inDirectory = (...directories: string[]): Wish => fully(({ directory }) => directories.includes(directory));

// Goods of a narrower kind fit fully: a bomber is a jacket. Goods for children fit too, unless the query names women, men or children.
export const kedy = fitName('кеды');
export const highTops = fitName('высокие кеды');
export const lowTops = ofSubType('nizkie');
export const krossovki = fitName('кроссовки');
export const running = ofType('begovye');
export const trailRunning = ofSubType('dlya-trop');
export const cityTrainers = ofType('gorodskie');
export const botinki = fitName('ботинки');
export const chelsea = ofSubType('chelsi');
export const laceBoots = fitName('ботинки на шнурках');
export const lofery = fitName('лоферы');
export const tufli = fitName('туфли');
export const pumps = ofSubType('lodochki');
export const heels = anyOf(ofSubType('na-kabluke'), pumps);
/** Sandals and clogs are similar, so each fits a query for the other partly. */
export const sandalii = anyOf(fitName('сандалии'), partlyAtBest(fitName('сабо')));
export const sabo = anyOf(fitName('сабо'), partlyAtBest(fitName('сандалии')));
export const openShoes = fitName('сандалии', 'сабо');

export const futbolka = fitName('футболка');
export const rubashka = fitName('рубашка');
export const hudi = fitName('худи');
export const sviter = fitName('свитер');
export const dzhemper = fitName('джемпер');
export const knitwear = ofType('trikotazh');
export const dzhinsy = fitName('джинсы');
export const straightJeans = fitName('прямые джинсы');
export const bryuki = ofType('bryuki');
export const chinosy = fitName('чиносы');
export const shorty = fitName('шорты');
export const platye = fitName('платье');
export const yubka = fitName('юбка');
export const pleatedSkirt = fitName('плиссированная юбка');
export const bomber = fitName('бомбер');
export const puhovik = fitName('пуховик');
export const quiltedJacket = fitName('стёганая куртка');
export const kurtka = anyOf(ofType('kurtki'), partlyAtBest(fitName('детский пуховик')));
export const palto = fitName('пальто');

export const shoper = fitName('шопер');
export const sumka = ofType('zhenskie-sumki');
export const ryukzak = fitName('рюкзак');
export const kepka = ofSubType('kepki');
export const shapka = fitName('шапка');
export const sharf = fitName('шарф');

export const footwear = anyOf(inDirectory('obuv', 'krossovki'), ofType('detskaya-obuv'));
export const clothing = anyOf(inDirectory('odezhda', 'verhnyaya-odezhda'), ofType('detskaya-odezhda'));
export const outerwear = anyOf(inDirectory('verhnyaya-odezhda'), fitName('детский пуховик'));
export const headwear = anyOf(ofType('golovnye-ubory'), fitName('детская шапка'));
export const accessories = anyOf(inDirectory('aksessuary'), ofType('detskie-aksessuary'));
