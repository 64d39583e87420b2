import { Field, GraphQLISODateTime, InputType } from '@nestjs/graphql';
import { PagedInput } from '../../platform/pagination/paged.input.js';

@InputType({ description: 'What a desk lists' })
export class DeskListInput extends PagedInput {
  @Field(() => String, { nullable: true, description: 'Part of the name or of the slug' })
  search?: string | null;
}

@InputType({ description: 'A thing of the catalog to remove' })
export class RemoveFromCatalogInput {
  @Field(() => String, { description: 'Slug of the thing' })
  slug!: string;

  @Field(() => GraphQLISODateTime, { description: '`updatedAt` of the thing that the operator has seen' })
  updatedAt!: Date;
}
