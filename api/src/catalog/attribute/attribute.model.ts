import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A label on a product card' })
export class Badge {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Identifies the badge' })
  slug!: string;

  @Field(() => String, { description: 'Title for shoppers, in Russian' })
  title!: string;

  @Field(() => String, { description: 'Text colour, #RRGGBB' })
  textColor!: string;

  @Field(() => String, { description: 'Background colour, #RRGGBB' })
  backgroundColor!: string;

  @Field(() => String, { nullable: true, description: 'Path of the small picture before the title, 320 pixels wide' })
  logoUrl!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Time of creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A product colour' })
export class Colour {
  @Field(() => String, { description: 'Name for shoppers' })
  name!: string;

  @Field(() => String, { description: 'Swatch colour, #RRGGBB' })
  hex!: string;

  @Field(() => String, { description: 'Identifies the colour in URLs' })
  slug!: string;
}

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
