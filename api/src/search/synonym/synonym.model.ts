import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Pagination } from '../../platform/input/pagination.js';
import { SynonymRelation } from '../../platform/prisma/generated/enums.js';

registerEnumType(SynonymRelation, {
  name: 'SynonymRelation',
  description: 'How a name relates to others. Choose the narrowest one that is true',
  valuesMap: {
    SAME: { description: 'Goods may have any of the names, and each name finds all of them' },
    BRAND: { description: 'Spellings of one brand, which find its goods' },
    ASKED: { description: 'The other names occur in no product name. Each of them finds what the first name finds' },
    BROADER: { description: 'The name is a broader term: it finds the others, and they do not find it' },
    NEAR: { description: 'The others are shown if the catalog has nothing with the name' },
  },
});

@ObjectType({ description: 'Synonyms that the search understands, in addition to the built-in ones' })
export class Synonym {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => SynonymRelation, { description: 'How the name relates to the others' })
  relation!: SynonymRelation;

  @Field(() => String, { description: 'Name of one to four words' })
  name!: string;

  @Field(() => [String], { description: 'The other names' })
  others!: string[];

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A page of synonyms, by name' })
export class SynonymList {
  @Field(() => [Synonym], { description: 'Items of this page' })
  items!: Synonym[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}
