import { atBest, either, fully, type ProductAttributes, type Wish } from './judge.js';

/** Returns the name of a product without its model: «Высокие кеды». */
function findNoun({ name, model }: ProductAttributes): string {
  const quoted = name.indexOf(' «');
  const noun = quoted === -1 ? name.replace(` ${model}`, '') : name.slice(0, quoted);
  return noun.toLowerCase();
}

const called = (...words: string[]): Wish =>
  fully((product) => {
    const noun = findNoun(product);
    return words.some((word) => noun.includes(word));
  });
const ofType = (...types: string[]): Wish => fully(({ type }) => type !== null && types.includes(type));
const ofSubType = (...subTypes: string[]): Wish => fully(({ subType }) => subType !== null && subTypes.includes(subType));
const inDirectory = (...directories: string[]): Wish => fully(({ directory }) => directories.includes(directory));

// A narrower kind fits fully: a bomber is a jacket. Children's goods fit too, unless the query names women, men or children.
export const kedy = called('кеды');
export const highTops = called('высокие кеды');
export const lowTops = ofSubType('nizkie');
export const krossovki = called('кроссовки');
export const running = ofType('begovye');
export const trailRunning = ofSubType('dlya-trop');
export const cityTrainers = ofType('gorodskie');
export const botinki = called('ботинки');
export const chelsea = ofSubType('chelsi');
export const laceBoots = called('ботинки на шнурках');
export const lofery = called('лоферы');
export const tufli = called('туфли');
export const pumps = ofSubType('lodochki');
export const heels = either(ofSubType('na-kabluke'), pumps);
/** Clogs and sandals are similar, so each fits the other's query partly. */
export const sandalii = either(called('сандалии'), atBest(called('сабо')));
export const sabo = either(called('сабо'), atBest(called('сандалии')));
export const openShoes = called('сандалии', 'сабо');

export const futbolka = called('футболка');
export const rubashka = called('рубашка');
export const hudi = called('худи');
export const sviter = called('свитер');
export const dzhemper = called('джемпер');
export const knitwear = ofType('trikotazh');
export const dzhinsy = called('джинсы');
export const straightJeans = called('прямые джинсы');
export const bryuki = ofType('bryuki');
export const chinosy = called('чиносы');
export const shorty = called('шорты');
export const platye = called('платье');
export const yubka = called('юбка');
export const pleatedSkirt = called('плиссированная юбка');
export const bomber = called('бомбер');
export const puhovik = called('пуховик');
export const quiltedJacket = called('стёганая куртка');
export const kurtka = either(ofType('kurtki'), atBest(called('детский пуховик')));
export const palto = called('пальто');

export const shoper = called('шопер');
export const sumka = ofType('zhenskie-sumki');
export const ryukzak = called('рюкзак');
export const kepka = ofSubType('kepki');
export const shapka = called('шапка');
export const sharf = called('шарф');

export const footwear = either(inDirectory('obuv', 'krossovki'), ofType('detskaya-obuv'));
export const clothing = either(inDirectory('odezhda', 'verhnyaya-odezhda'), ofType('detskaya-odezhda'));
export const outerwear = either(inDirectory('verhnyaya-odezhda'), called('детский пуховик'));
export const headwear = either(ofType('golovnye-ubory'), called('детская шапка'));
export const accessories = either(inDirectory('aksessuary'), ofType('detskie-aksessuary'));
