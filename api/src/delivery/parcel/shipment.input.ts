import { PagedInput } from '../../platform/input/pagination.js';
import { Field, GraphQLISODateTime, ID, InputType } from '@nestjs/graphql';
import { ShipmentState } from '../../platform/prisma/generated/enums.js';

@InputType({ description: 'Which shipments to list' })
export class ShipmentListInput extends PagedInput {
  @Field(() => ID, { nullable: true, description: 'Only of this order' })
  orderId?: string | null;

  @Field(() => ShipmentState, { nullable: true, description: 'Only in this state' })
  state?: ShipmentState | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only those requested at or after this time' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only those requested before this time' })
  until?: Date | null;
}

@InputType({ description: 'A shipment that was refused' })
export class RegisterShipmentAgainInput {
  @Field(() => ID, { description: 'Id of the shipment' })
  id!: string;
}
