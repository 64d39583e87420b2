import { Field, GraphQLISODateTime, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PagedInput, Pagination } from '../../platform/input/pagination.js';
import { ShipmentState } from '../../platform/prisma/generated/enums.js';

registerEnumType(ShipmentState, {
  name: 'ShipmentState',
  description: 'State of a shipment at the delivery service',
  valuesMap: {
    REQUESTED: { description: 'The delivery service has not decided or has not answered yet. The shop asks again automatically' },
    REGISTERED: { description: 'The delivery service accepted the shipment and assigned a track code' },
    REFUSED: { description: 'The delivery service refused the shipment. An operator decides how to proceed' },
    DROPPED: { description: 'The shipment was not registered, because its units had ended or already had a track code' },
  },
});

@ObjectType({ description: 'Units that were handed over in one step, and are registered with the delivery service together' })
export class Shipment {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => ID, { description: 'Id of the order' })
  orderId!: string;

  @Field(() => [ID], { description: 'Lines of the order. They are empty if the units belong to a later shipment' })
  itemIds!: string[];

  @Field(() => String, { description: "The shop's own number, under which the delivery service knows the shipment" })
  number!: string;

  @Field(() => ShipmentState, { description: 'State of the shipment' })
  state!: ShipmentState;

  @Field(() => String, { nullable: true, description: 'Track code; null until the shipment is registered' })
  trackCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Error codes of the delivery service; null unless it refused the shipment' })
  refusal!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Time of the request' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Time of the outcome; null while there is none' })
  endedAt!: Date | null;
}

@ObjectType({ description: 'A page of shipments, newest first' })
export class ShipmentList {
  @Field(() => [Shipment], { description: 'Items of this page' })
  items!: Shipment[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}

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
