import { Field, GraphQLISODateTime, InputType } from '@nestjs/graphql';
import { PagedInput } from '../../platform/input/pagination.js';

@InputType({ description: 'Filter of a list of catalog objects' })
export class DeskListInput extends PagedInput {
  @Field(() => String, { nullable: true, description: 'Part of the name or of the slug' })
  query?: string | null;

  @Field(() => String, { nullable: true, description: 'Former name of `query`', deprecationReason: 'Use query; until 2027-03-31' })
  search?: string | null;
}

@InputType({ description: 'A catalog object to remove' })
export class RemoveFromCatalogInput {
  @Field(() => String, { description: 'Slug of the object' })
  slug!: string;

  @Field(() => GraphQLISODateTime, { description: '`updatedAt` of the object as the operator last read it' })
  updatedAt!: Date;
}
