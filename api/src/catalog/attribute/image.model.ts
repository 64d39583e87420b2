import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A picture in the object store' })
export class Image {
  @Field(() => String, { description: 'Builds any size: /_ipx/{modifiers}/{key}; it changes whenever the picture does' })
  key!: string;

  @Field(() => String, { description: 'Path of the picture 1280 pixels wide' })
  url!: string;

  @Field(() => String, { description: 'What the picture shows, in words' })
  alt!: string;

  @Field(() => Int, { description: 'Place among the pictures of the product; the lowest is the cover' })
  position!: number;
}
