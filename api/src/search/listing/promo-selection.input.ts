import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { LimitInput } from '../../platform/pagination/limit.input.js';

export enum PromoSelection {
  BESTSELLERS = 'BESTSELLERS',
  NEW_RELEASES = 'NEW_RELEASES',
}

registerEnumType(PromoSelection, {
  name: 'PromoSelection',
  description: 'What a selection is made by',
  valuesMap: {
    BESTSELLERS: { description: 'Most units sold first' },
    NEW_RELEASES: { description: 'Latest in the shop first' },
  },
});

@InputType({ description: 'Which selection, and how much of it' })
export class PromoSelectionInput extends LimitInput {
  @Field(() => PromoSelection, { description: 'Which one' })
  type!: PromoSelection;
}
