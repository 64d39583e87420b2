import { Field, ID, InputType } from '@nestjs/graphql';
import { maxIds } from '../platform/input/ids.rules.js';

@InputType({ description: 'Units to price' })
export class QuoteInput {
  @Field(() => [ID], { description: `Ids of the units, at most ${maxIds}; a repeated one counts once` })
  productItemIds!: string[];
}
