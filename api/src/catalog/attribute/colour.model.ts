import { Field, ObjectType } from '@nestjs/graphql';

/**
 * A colour as shoppers see it. Its family, with which filters group it, is only in the views of operators: `OperatorColour` and
 * `OperatorProductColour`.
 */
@ObjectType({ description: 'A product colour' })
export class Colour {
  @Field(() => String, { description: 'Name for shoppers' })
  name!: string;

  @Field(() => String, { description: 'Swatch colour, #RRGGBB' })
  hex!: string;

  @Field(() => String, { description: 'Identifies the colour in URLs' })
  slug!: string;
}
