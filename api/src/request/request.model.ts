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
  description: 'State of a request',
  valuesMap: {
    NEW: { description: 'No operator has taken it up yet' },
    IN_WORK: { description: 'An operator is working on it' },
    ANSWERED: { description: 'The person was answered' },
    CLOSED: { description: 'No further action will follow' },
  },
});

@ObjectType('AcceptedRequest', { description: 'A request that the shop has received' })
export class RequestReceipt {
  @Field(() => Int, { description: 'Human-readable number of the request' })
  number!: number;

  @Field(() => Boolean, { description: 'Whether a confirmation is sent by e-mail' })
  isMailed!: boolean;
}
