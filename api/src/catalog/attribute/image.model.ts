import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A picture in the object store' })
export class Image {
  @Field(() => String, {
    description:
      'Key of the picture in the object store; `/_ipx/{modifiers}/{key}` serves it in the allowed sizes, for example `/_ipx/f_webp,w_640/{key}`. The key changes whenever the picture changes',
  })
  key!: string;

  @Field(() => String, { description: 'Path of the picture, 1280 pixels wide' })
  url!: string;

  @Field(() => String, { description: 'Text alternative' })
  alt!: string;

  @Field(() => Int, { description: "Position among the product's pictures; the lowest is the cover" })
  position!: number;
}
