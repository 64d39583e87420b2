import { Field, GraphQLISODateTime, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ParcelProblem } from '../../platform/prisma/generated/enums.js';

registerEnumType(ParcelProblem, {
  name: 'ParcelProblem',
  description: 'Why the delivery service has not handed a parcel out',
  valuesMap: {
    ATTEMPT_FAILED: { description: 'An attempt has failed, and another one follows' },
    NOT_DELIVERED: { description: 'The parcel was not handed out, and the delivery service tries no more' },
    RETURNING: { description: 'The parcel is on its way back to the shop' },
    RETURNED: { description: 'The parcel has come back to the shop' },
    CANCELLED: { description: 'The parcel was removed at the delivery service before it was sent' },
  },
});

@ObjectType({ description: 'What the delivery service has last said of a parcel' })
export class ParcelTracking {
  @Field(() => String, { description: 'Track code of the parcel' })
  trackCode!: string;

  @Field(() => ParcelProblem, { nullable: true, description: 'Why the parcel is not handed out; null as long as all is well' })
  problem!: ParcelProblem | null;

  @Field(() => String, {
    nullable: true,
    description: "The delivery service's own code of the latest status; null if it does not know the parcel",
  })
  carrierStatus!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Time of the latest status' })
  statusAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Track code under which the units come back; null unless they do' })
  returnTrackCode!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Time at which the delivery service was last asked' })
  checkedAt!: Date;
}
