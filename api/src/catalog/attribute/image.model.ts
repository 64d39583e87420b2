import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A picture in the object store' })
export class Image {
  @Field(() => String, { description: 'Key for any size, `/_ipx/{modifiers}/{key}`. It changes whenever the picture does' })
  key!: string;

  @Field(() => String, { description: 'Path of the picture, 1280 pixels wide' })
  url!: string;

  @Field(() => String, { description: 'Text alternative' })
  alt!: string;

  @Field(() => Int, { description: "Position among the product's pictures; the lowest is the cover" })
  position!: number;
}
