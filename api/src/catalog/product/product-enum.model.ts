import { registerEnumType } from '@nestjs/graphql';
import { Age, BonusCalcState, Material, Season, Sex } from '../../platform/prisma/generated/enums.js';

registerEnumType(Sex, {
  name: 'Sex',
  description: 'Whom a product is made for',
  valuesMap: {
    FEMALE: { description: 'Women' },
    MALE: { description: 'Men' },
    UNISEX: { description: 'Both: it is found among either' },
  },
});

registerEnumType(Age, {
  name: 'Age',
  description: 'How old those are whom a product is made for',
  valuesMap: { ADULT: { description: 'Adults' }, CHILDREN: { description: 'Children' } },
});

registerEnumType(Season, {
  name: 'Season',
  description: 'When a product is worn',
  valuesMap: {
    AUTUMN: { description: 'Autumn' },
    AUTUMN_WINTER: { description: 'Autumn and winter: it is found among either' },
    SPRING: { description: 'Spring' },
    SPRING_SUMMER: { description: 'Spring and summer: it is found among either' },
    SUMMER: { description: 'Summer' },
    WINTER: { description: 'Winter' },
  },
});

registerEnumType(BonusCalcState, {
  name: 'BonusCalcState',
  description: 'What bonuses have to do with a purchase',
  valuesMap: {
    ACCRUAL_ONLY: { description: 'It earns cashback and may not be paid with bonuses' },
    FULL: { description: 'It earns cashback and may be paid with bonuses' },
    NONE: { description: 'It neither earns cashback nor may be paid with bonuses' },
  },
});

registerEnumType(Material, {
  name: 'Material',
  description: 'What the upper of a shoe, or a cloth, is made of',
  valuesMap: {
    ACRYLIC: { description: 'Acrylic' },
    ALPACA: { description: 'Alpaca wool' },
    CANVAS: { description: 'Canvas' },
    CASHMERE: { description: 'Cashmere' },
    CORDUROY: { description: 'Corduroy' },
    COTTON: { description: 'Cotton' },
    DENIM: { description: 'Denim' },
    DOWN: { description: 'Down' },
    ELASTANE: { description: 'Elastane' },
    FAUX_FUR: { description: 'Faux fur' },
    FAUX_LEATHER: { description: 'Faux leather' },
    FELT: { description: 'Felt' },
    FLANNEL: { description: 'Flannel' },
    FLEECE: { description: 'Fleece' },
    JERSEY: { description: 'Jersey' },
    LEATHER: { description: 'Leather' },
    LINEN: { description: 'Linen' },
    MERINO: { description: 'Merino wool' },
    MESH: { description: 'Mesh' },
    MOHAIR: { description: 'Mohair' },
    NUBUCK: { description: 'Nubuck' },
    NYLON: { description: 'Nylon' },
    PATENT_LEATHER: { description: 'Patent leather' },
    POLYESTER: { description: 'Polyester' },
    RUBBER: { description: 'Rubber' },
    SATIN: { description: 'Satin' },
    SILK: { description: 'Silk' },
    SUEDE: { description: 'Suede' },
    VISCOSE: { description: 'Viscose' },
    WOOL: { description: 'Wool' },
  },
});

export { Age, BonusCalcState, Material, Season, Sex };
