import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { LimitInput } from '../../platform/input/pagination.js';

export enum PromoSelection {
  BESTSELLERS = 'BESTSELLERS',
  NEW_RELEASES = 'NEW_RELEASES',
}

registerEnumType(PromoSelection, {
  name: 'PromoSelection',
  description: 'Ready-made selection of products',
  valuesMap: {
    BESTSELLERS: { description: 'Most units sold first' },
    NEW_RELEASES: { description: 'Newest models first, each by its newest available colour' },
  },
});

@InputType({ description: 'Selection and its size' })
export class PromoSelectionInput extends LimitInput {
  @Field(() => PromoSelection, { description: 'Selection to return' })
  type!: PromoSelection;
}
