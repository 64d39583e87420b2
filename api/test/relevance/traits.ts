import { anyOf, FULLY_FITTING, fully, NOT_FITTING, PARTLY_FITTING, partlyAtBest, type Wish } from './judge.js';

const fitColour = (...slugs: string[]): Wish => fully(({ colour }) => slugs.includes(colour));
const fitMaterial = (...materials: string[]): Wish => fully(({ material }) => material !== null && materials.includes(material));
const wornIn = (...seasons: string[]): Wish => fully((product) => product.seasons.some((season) => seasons.includes(season)));

// The name of a colour family fits all colours of the family, as in the colour filter. A colour with exactly that name ranks higher.
export const white = anyOf(fitColour('belyy'), partlyAtBest(fitColour('molochnyy')));
export const milky = fitColour('molochnyy');
export const ivory = fitColour('slonovaya-kost');
export const beige = fitColour('slonovaya-kost', 'pesochnyy');
export const sandy = fitColour('pesochnyy');
export const brown = fitColour('kemel', 'karamel', 'shokolad', 'espresso');
export const chocolate = fitColour('shokolad');
export const camel = fitColour('kemel');
export const grey = fitColour('zhemchuzhno-seryy', 'stal', 'grafit');
export const graphite = fitColour('grafit');
export const black = fitColour('chernyy');
export const green = fitColour('haki', 'shalfey', 'butylochnyy');
export const khaki = fitColour('haki');
export const sage = fitColour('shalfey');
export const bottleGreen = fitColour('butylochnyy');
export const pink = fitColour('pylnaya-roza', 'pudra');
export const dustyRose = fitColour('pylnaya-roza');
export const red = fitColour('terrakota', 'bordo', 'alyy');
export const burgundy = fitColour('bordo');
export const scarlet = fitColour('alyy');
export const terracotta = fitColour('terrakota');
/** Mustard is the only yellow in the catalog. */
export const yellow = fitColour('gorchichnyy');
export const skyBlue = fitColour('nebesnyy');
export const blue = fitColour('dzhinsovyy', 'temno-siniy');
export const navy = fitColour('temno-siniy');

/** Goods for girls or boys fit a query for women or men only partly, although their sex is the same. */
const forAdults =
  (...sexes: string[]): Wish =>
  ({ sex, age }) => {
    if (!sexes.includes(sex)) return NOT_FITTING;
    return age === 'ADULT' ? FULLY_FITTING : PARTLY_FITTING;
  };
export const forWomen = forAdults('FEMALE', 'UNISEX');
export const forMen = forAdults('MALE', 'UNISEX');
export const unisex = fully(({ sex }) => sex === 'UNISEX');
export const forChildren = fully(({ age }) => age === 'CHILDREN');
export const forGirls = fully(({ age, sex }) => age === 'CHILDREN' && sex !== 'MALE');
export const forBoys = fully(({ age, sex }) => age === 'CHILDREN' && sex !== 'FEMALE');

/** Imitation leather is close to leather, but not the same. */
export const leather = anyOf(fitMaterial('LEATHER', 'PATENT_LEATHER'), partlyAtBest(fitMaterial('FAUX_LEATHER')));
export const fauxLeather = fitMaterial('FAUX_LEATHER');
export const patent = fitMaterial('PATENT_LEATHER');
export const suede = fitMaterial('SUEDE');
export const nubuck = fitMaterial('NUBUCK');
/** A query for denim means the fabric first; goods in the colour denim fit partly. */
export const denim = anyOf(fitMaterial('DENIM'), partlyAtBest(fitColour('dzhinsovyy')));
export const denimCloth = fitMaterial('DENIM');
export const cotton = fitMaterial('COTTON');
export const linen = fitMaterial('LINEN');
export const silk = fitMaterial('SILK');
export const satin = fitMaterial('SATIN');
/** Mohair, cashmere and felt fit partly, because some shoppers call them wool, too. */
export const wool = anyOf(fitMaterial('WOOL', 'MERINO', 'ALPACA'), partlyAtBest(fitMaterial('MOHAIR', 'CASHMERE', 'FELT')));
export const merino = fitMaterial('MERINO');
export const alpaca = fitMaterial('ALPACA');
export const cashmere = fitMaterial('CASHMERE');
export const mohair = fitMaterial('MOHAIR');
export const acrylic = fitMaterial('ACRYLIC');
export const corduroy = fitMaterial('CORDUROY');
export const flannel = fitMaterial('FLANNEL');
export const fleece = fitMaterial('FLEECE');
export const jersey = fitMaterial('JERSEY');
export const viscose = fitMaterial('VISCOSE');
export const elastane = fitMaterial('ELASTANE');
export const nylon = fitMaterial('NYLON');
export const polyester = fitMaterial('POLYESTER');
export const felt = fitMaterial('FELT');
export const canvas = fitMaterial('CANVAS');
export const mesh = fitMaterial('MESH');
export const rubber = fitMaterial('RUBBER');
export const down = fitMaterial('DOWN');
export const fauxFur = fitMaterial('FAUX_FUR');

export const winter = wornIn('WINTER', 'AUTUMN_WINTER');
export const summer = wornIn('SUMMER', 'SPRING_SUMMER');
export const autumn = wornIn('AUTUMN', 'AUTUMN_WINTER');
export const spring = wornIn('SPRING', 'SPRING_SUMMER');
export const betweenSeasons = anyOf(
  fully((product) => [spring, autumn].every((season) => season(product) === FULLY_FITTING)),
  fully(({ subType }) => subType === 'demisezonnye'),
);

export const brand = (slug: string): Wish => fully((product) => product.brand === slug);
/** Later generations of a model have a number: «Депо» also matches «Депо 2». */
export const model = (name: string): Wish => fully((product) => product.model === name || product.model.startsWith(`${name} `));
export const sku = (value: string): Wish => fully((product) => product.sku === value);
