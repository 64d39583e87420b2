import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: "Metadata of the page at one path, which overrides the page's defaults" })
export class UrlMetadata {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Path of the page' })
  url!: string;

  @Field(() => String, { description: 'Name of the page; may be empty' })
  name!: string;

  @Field(() => String, { description: 'Title; may be empty' })
  title!: string;

  @Field(() => String, { description: 'Description; may be empty' })
  description!: string;

  @Field(() => String, { description: 'Keywords; may be empty' })
  keywords!: string;

  @Field(() => GraphQLISODateTime, { description: 'Time of creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}

@InputType({ description: 'Path of a page' })
export class UrlMetadataInput {
  @Field(() => String, { description: 'Path of the page; query, hash and trailing slash are ignored' })
  url!: string;
}
