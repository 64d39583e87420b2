/** A kind of goods, such as boots, in one cut and colour combination. */
export interface Design {
  name: string;
  kind: string;
  colour: string;
  /** Number of the design within its kind. It also varies the folds of the drawing. */
  index: number;
  cut: number;
  /** Whether the second colour contrasts with the first (1) or not (0). */
  contrast: 0 | 1;
}

const CUTS = 3;
const COLOURS_PER_CUT = 6;

/**
 * Returns the designs of a kind, sorted by cut. Any five neighbours have different colours, because the products of a model take
 * consecutive designs.
 */
export function listDesigns(kind: string): Design[] {
  const colours = listSuitableColours(kind);
  return Array.from({ length: CUTS * COLOURS_PER_CUT }, (_, index) => {
    const colour = colours[index % colours.length] ?? '';
    const cut = Math.floor(index / COLOURS_PER_CUT);
    return { name: `${kind}-${cut + 1}-${colour}`, kind, colour, index, cut, contrast: chooseContrast(index, colours.length) };
  });
}

/** Returns a contrast that alternates between neighbours, and between designs of the same colour. */
function chooseContrast(index: number, colours: number): 0 | 1 {
  return ((index % colours) + Math.floor(index / colours)) % 2 === 0 ? 0 : 1;
}

// Colours that suit a kind, in the order in which a shop would stock them. Each list has nine to thirteen colours, so that a model in five
// colours never has the same colour twice.
const LEATHER = ['chernyy', 'shokolad', 'karamel', 'molochnyy', 'bordo', 'kemel', 'espresso', 'butylochnyy', 'temno-siniy'];
const DENIM = ['dzhinsovyy', 'temno-siniy', 'nebesnyy', 'chernyy', 'stal', 'molochnyy', 'grafit', 'slonovaya-kost', 'haki'];
const BASIC = [
  'belyy',
  'chernyy',
  'shalfey',
  'grafit',
  'terrakota',
  'temno-siniy',
  'molochnyy',
  'haki',
  'zhemchuzhno-seryy',
  'bordo',
  'nebesnyy',
  'gorchichnyy',
  'pylnaya-roza',
];
const TAILORED = ['chernyy', 'kemel', 'grafit', 'butylochnyy', 'pesochnyy', 'temno-siniy', 'shokolad', 'bordo', 'slonovaya-kost'];
const SOFT = ['pylnaya-roza', 'chernyy', 'shalfey', 'terrakota', 'slonovaya-kost', 'butylochnyy', 'pudra', 'bordo', 'nebesnyy', 'alyy'];
const CHINO = ['pesochnyy', 'temno-siniy', 'haki', 'slonovaya-kost', 'grafit', 'kemel', 'shalfey', 'chernyy', 'terrakota'];
const DOWN = [
  'chernyy',
  'gorchichnyy',
  'butylochnyy',
  'slonovaya-kost',
  'temno-siniy',
  'alyy',
  'stal',
  'pylnaya-roza',
  'haki',
  'shokolad',
  'nebesnyy',
];
const BAGS = ['chernyy', 'karamel', 'molochnyy', 'bordo', 'shokolad', 'pudra', 'butylochnyy', 'kemel', 'alyy'];
const SUITABLE_COLOURS: Readonly<Record<string, readonly string[]>> = {
  boot: LEATHER,
  loafer: LEATHER,
  sandal: LEATHER,
  bag: BAGS,
  'lace-boot': LEATHER,
  heel: ['chernyy', 'pudra', 'bordo', 'molochnyy', 'alyy', 'espresso', 'pylnaya-roza', 'butylochnyy', 'kemel', 'temno-siniy'],
  tote: ['molochnyy', 'chernyy', 'haki', 'pesochnyy', 'temno-siniy', 'terrakota', 'shalfey', 'gorchichnyy', 'bordo'],
  jeans: DENIM,
  coat: TAILORED,
  trousers: TAILORED,
  jacket: TAILORED,
  dress: SOFT,
  skirt: SOFT,
  chinos: CHINO,
  puffer: DOWN,
  shirt: ['belyy', 'nebesnyy', 'molochnyy', 'pudra', 'chernyy', 'shalfey', 'dzhinsovyy', 'pesochnyy', 'butylochnyy'],
};
/** Returns the slugs of the colours in which a kind is drawn. */
const listSuitableColours = (kind: string): readonly string[] => SUITABLE_COLOURS[kind] ?? BASIC;
