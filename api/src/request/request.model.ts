import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { RequestKind, RequestState } from '../platform/prisma/generated/enums.js';

export { RequestKind, RequestState };

registerEnumType(RequestKind, {
  name: 'RequestKind',
  description: 'What a request is about',
  valuesMap: {
    COOPERATION: { description: 'A company or a person wants to work with the shop' },
    PRICE_MATCH: { description: 'A shopper has found a product cheaper elsewhere' },
    MADE_TO_ORDER: { description: 'A shopper wants something that the shop does not list' },
  },
});

registerEnumType(RequestState, {
  name: 'RequestState',
  description: 'What has become of a request',
  valuesMap: {
    NEW: { description: 'Nobody has looked at it yet' },
    IN_WORK: { description: 'Somebody works on it' },
    ANSWERED: { description: 'The person was answered' },
    CLOSED: { description: 'Nothing more will follow' },
  },
});

@ObjectType({ description: 'A request that the shop has taken' })
export class AcceptedRequest {
  @Field(() => Int, { description: 'Number of the request, for people' })
  number!: number;

  @Field(() => Boolean, { description: 'Whether a confirmation goes to an e-mail address' })
  isMailed!: boolean;
}
