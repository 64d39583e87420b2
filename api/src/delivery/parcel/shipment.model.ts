import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Pagination } from '../../platform/pagination/pagination.model.js';
import { ShipmentState } from '../../platform/prisma/generated/enums.js';

registerEnumType(ShipmentState, {
  name: 'ShipmentState',
  description: 'What the delivery service says of a shipment',
  valuesMap: {
    REQUESTED: { description: 'It has not decided yet, or has not answered: the shop asks again by itself' },
    REGISTERED: { description: 'It has accepted the shipment, and given it a track code' },
    REFUSED: { description: 'It has refused the shipment. An operator decides what to do' },
    DROPPED: { description: 'Nothing was sent, because the units had ended or had a track code before' },
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

  @Field(() => String, { nullable: true, description: "The delivery service's codes for why it refused; null unless it did" })
  refusal!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Time of the request' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Time of the outcome; null while it is open' })
  endedAt!: Date | null;
}

@ObjectType({ description: 'A page of shipments, newest first' })
export class ShipmentList {
  @Field(() => [Shipment], { description: 'Items of this page' })
  items!: Shipment[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}
