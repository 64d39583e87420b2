import { atBest, either, FULLY, fully, NOT, PARTLY, type Wish } from './judge.js';

const coloured = (...slugs: string[]): Wish => fully(({ colour }) => slugs.includes(colour));
const made = (...materials: string[]): Wish => fully(({ material }) => material !== null && materials.includes(material));
const wornIn = (...seasons: string[]): Wish => fully((product) => product.seasons.some((season) => seasons.includes(season)));

// The name of a colour family matches all its colours, as the colour filter does. A colour with exactly that name ranks higher.
export const white = either(coloured('belyy'), atBest(coloured('molochnyy')));
export const milky = coloured('molochnyy');
export const ivory = coloured('slonovaya-kost');
export const beige = coloured('slonovaya-kost', 'pesochnyy');
export const sandy = coloured('pesochnyy');
export const brown = coloured('kemel', 'karamel', 'shokolad', 'espresso');
export const chocolate = coloured('shokolad');
export const camel = coloured('kemel');
export const grey = coloured('zhemchuzhno-seryy', 'stal', 'grafit');
export const graphite = coloured('grafit');
export const black = coloured('chernyy');
export const green = coloured('haki', 'shalfey', 'butylochnyy');
export const khaki = coloured('haki');
export const sage = coloured('shalfey');
export const bottleGreen = coloured('butylochnyy');
export const pink = coloured('pylnaya-roza', 'pudra');
export const dustyRose = coloured('pylnaya-roza');
export const red = coloured('terrakota', 'bordo', 'alyy');
export const burgundy = coloured('bordo');
export const scarlet = coloured('alyy');
export const terracotta = coloured('terrakota');
/** Mustard is the only yellow in the catalog. */
export const yellow = coloured('gorchichnyy');
export const skyBlue = coloured('nebesnyy');
export const blue = coloured('dzhinsovyy', 'temno-siniy');
export const navy = coloured('temno-siniy');

/** Goods for girls or boys fit only partly when the query is for women or men, although they have the same sex. */
const forAdults =
  (...sexes: string[]): Wish =>
  ({ sex, age }) => {
    if (!sexes.includes(sex)) return NOT;
    return age === 'ADULT' ? FULLY : PARTLY;
  };
export const forWomen = forAdults('FEMALE', 'UNISEX');
export const forMen = forAdults('MALE', 'UNISEX');
export const unisex = fully(({ sex }) => sex === 'UNISEX');
export const forChildren = fully(({ age }) => age === 'CHILDREN');
export const forGirls = fully(({ age, sex }) => age === 'CHILDREN' && sex !== 'MALE');
export const forBoys = fully(({ age, sex }) => age === 'CHILDREN' && sex !== 'FEMALE');

/** Imitation leather is close to leather, but not the same. */
export const leather = either(made('LEATHER', 'PATENT_LEATHER'), atBest(made('FAUX_LEATHER')));
export const fauxLeather = made('FAUX_LEATHER');
export const patent = made('PATENT_LEATHER');
export const suede = made('SUEDE');
export const nubuck = made('NUBUCK');
/** The word means the fabric first; goods in the colour of that name fit partly. */
export const denim = either(made('DENIM'), atBest(coloured('dzhinsovyy')));
export const denimCloth = made('DENIM');
export const cotton = made('COTTON');
export const linen = made('LINEN');
export const silk = made('SILK');
export const satin = made('SATIN');
/** Mohair, cashmere and felt fit partly, because some shoppers call them wool too. */
export const wool = either(made('WOOL', 'MERINO', 'ALPACA'), atBest(made('MOHAIR', 'CASHMERE', 'FELT')));
export const merino = made('MERINO');
export const alpaca = made('ALPACA');
export const cashmere = made('CASHMERE');
export const mohair = made('MOHAIR');
export const acrylic = made('ACRYLIC');
export const corduroy = made('CORDUROY');
export const flannel = made('FLANNEL');
export const fleece = made('FLEECE');
export const jersey = made('JERSEY');
export const viscose = made('VISCOSE');
export const elastane = made('ELASTANE');
export const nylon = made('NYLON');
export const polyester = made('POLYESTER');
export const felt = made('FELT');
export const canvas = made('CANVAS');
export const mesh = made('MESH');
export const rubber = made('RUBBER');
export const down = made('DOWN');
export const fauxFur = made('FAUX_FUR');

export const winter = wornIn('WINTER', 'AUTUMN_WINTER');
export const summer = wornIn('SUMMER', 'SPRING_SUMMER');
export const autumn = wornIn('AUTUMN', 'AUTUMN_WINTER');
export const spring = wornIn('SPRING', 'SPRING_SUMMER');
export const betweenSeasons = either(
  fully((product) => [spring, autumn].every((season) => season(product) === FULLY)),
  fully(({ subType }) => subType === 'demisezonnye'),
);

export const brand = (slug: string): Wish => fully((product) => product.brand === slug);
/** Later generations of a model have a number: «Депо» also matches «Депо 2». */
export const model = (name: string): Wish => fully((product) => product.model === name || product.model.startsWith(`${name} `));
export const sku = (value: string): Wish => fully((product) => product.sku === value);
