import { registerEnumType } from '@nestjs/graphql';
import { Age, Material, Season, Sex } from '../../platform/prisma/generated/enums.js';

registerEnumType(Sex, {
  name: 'Sex',
  description: 'Sex that a product is made for',
  valuesMap: {
    FEMALE: { description: 'Women' },
    MALE: { description: 'Men' },
    UNISEX: { description: 'Women and men; matches filters for either' },
  },
});

registerEnumType(Age, {
  name: 'Age',
  description: 'Age group that a product is made for',
  valuesMap: { ADULT: { description: 'Adults' }, CHILDREN: { description: 'Children' } },
});

registerEnumType(Season, {
  name: 'Season',
  description: 'Season that a product suits',
  valuesMap: {
    AUTUMN: { description: 'Autumn' },
    AUTUMN_WINTER: { description: 'Autumn and winter; matches filters for either' },
    SPRING: { description: 'Spring' },
    SPRING_SUMMER: { description: 'Spring and summer; matches filters for either' },
    SUMMER: { description: 'Summer' },
    WINTER: { description: 'Winter' },
  },
});

registerEnumType(Material, {
  name: 'Material',
  description: 'Main material: of the upper of a shoe, or of the fabric',
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

export { Age, Material, Season, Sex };
