import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A colour as products have it' })
export class Colour {
  @Field(() => String, { description: 'As a shopper reads it' })
  name!: string;

  @Field(() => String, { description: 'For a swatch: #RRGGBB' })
  hex!: string;

  @Field(() => String, { description: 'Names the colour in addresses' })
  slug!: string;
}
