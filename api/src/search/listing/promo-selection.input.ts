import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { LimitInput } from '../../platform/pagination/limit.input.js';

export enum PromoSelection {
  BESTSELLERS = 'BESTSELLERS',
  NEW_RELEASES = 'NEW_RELEASES',
}

registerEnumType(PromoSelection, {
  name: 'PromoSelection',
  description: 'Kind of selection',
  valuesMap: {
    BESTSELLERS: { description: 'Most units sold first' },
    NEW_RELEASES: { description: 'Newest first' },
  },
});

@InputType({ description: 'Selection and its size' })
export class PromoSelectionInput extends LimitInput {
  @Field(() => PromoSelection, { description: 'Which one' })
  type!: PromoSelection;
}
