import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CalendarDay, Kopecks } from '../../platform/graphql/scalars.js';
import { CancelReason, OrderStatus, ReturnMethod, ReturnReason } from '../../platform/prisma/generated/enums.js';
import { OrderStage } from '../status/order-status.rules.js';
import { OrderStatusChange, PublicStatusChange } from './order-status.model.js';

registerEnumType(ReturnReason, {
  name: 'ReturnReason',
  description: 'Reason why a shopper returns a unit',
  valuesMap: {
    SIZE: { description: 'It does not fit' },
    LOOK: { description: 'It looks different from its pictures or its description' },
    DEFECT: { description: 'It is faulty' },
    WRONG_ITEM: { description: 'It is not what was ordered' },
    CHANGED_MIND: { description: 'The shopper does not want it any more' },
  },
});

registerEnumType(ReturnMethod, {
  name: 'ReturnMethod',
  description: 'How a shopper sends a unit back',
  valuesMap: {
    PICKUP_POINT: { description: 'At a pickup point of the delivery service' },
    COURIER: { description: 'By a courier who comes for it' },
    POST: { description: 'By post' },
  },
});

/** Reference that the resolver of `productItem` follows. */
interface ProductItemReference {
  productItemId: string;
}

@ObjectType({ description: 'A unit of an order, as everybody with the link sees it' })
export class PublicOrderProductItem implements ProductItemReference {
  @Field(() => ID, { description: 'Opaque, stable id of the line' })
  id!: string;

  productItemId!: string;

  @Field(() => OrderStatus, { description: 'Status of the unit' })
  status!: OrderStatus;

  @Field(() => OrderStage, { description: 'Stage of the status' })
  stage!: OrderStage;

  @Field(() => Boolean, { description: 'Whether the unit was cancelled or refunded' })
  isEnded!: boolean;

  @Field(() => CalendarDay, { description: 'Day by which the unit is promised to arrive' })
  estimatedDeliveryDate!: string;

  @Field(() => [PublicStatusChange], { description: 'Steps of the unit, oldest first' })
  statusHistory!: PublicStatusChange[];
}

@ObjectType({ description: 'A unit of an order, at the prices of its placing' })
export class OrderProductItem implements ProductItemReference {
  @Field(() => ID, { description: 'Opaque, stable id of the line' })
  id!: string;

  productItemId!: string;

  /** `isPaid` and `callRequested` are not in the GraphQL schema. The steps of the unit depend on them. */
  isPaid!: boolean;
  callRequested!: boolean;

  @Field(() => OrderStatus, { description: 'Status of the unit' })
  status!: OrderStatus;

  @Field(() => OrderStage, { description: 'Stage of the status' })
  stage!: OrderStage;

  @Field(() => Boolean, { description: 'Whether the unit was cancelled or refunded' })
  isEnded!: boolean;

  @Field(() => CancelReason, { nullable: true, description: 'Why the unit was cancelled; null if it was not' })
  cancelReason!: CancelReason | null;

  @Field(() => [OrderStatusChange], { description: 'Steps of the unit, oldest first' })
  statusHistory!: OrderStatusChange[];

  @Field(() => Kopecks, { description: 'Price for this shopper, before promo code and bonuses' })
  price!: number;

  @Field(() => Kopecks, { nullable: true, description: 'Price to strike through; null unless it is above `price`' })
  before!: number | null;

  @Field(() => Kopecks, { description: 'Amount that is paid for the unit in money' })
  soldPrice!: number;

  @Field(() => Kopecks, {
    description:
      'The part of `soldPrice` that does not go back although the shopper has cancelled the unit: it pays the delivery, which is no longer free. Zero otherwise',
  })
  withheld!: number;

  @Field(() => Kopecks, {
    description:
      'The part of `soldPrice` that has gone back or goes back for a unit that has ended, or would for another one if the shopper cancelled it alone now',
  })
  moneyBack!: number;

  @Field(() => Int, { description: 'Bonuses that the unit is paid with' })
  bonuses!: number;

  @Field(() => Int, { description: 'Whole bonuses that the unit earns once it is delivered' })
  cashback!: number;

  @Field(() => CalendarDay, { description: 'Day by which the unit is promised to arrive' })
  estimatedDeliveryDate!: string;

  @Field(() => String, { nullable: true, description: 'Track code of the delivery service' })
  trackCode!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Page of the delivery service that shows where the parcel is; null without a track code of a known service',
  })
  trackUrl!: string | null;

  @Field(() => CalendarDay, {
    nullable: true,
    description: 'Last day on which the pickup point stores the unit; null unless the unit can be collected from a pickup point',
  })
  storedUntil!: string | null;

  @Field(() => String, { nullable: true, description: "Code of the state's marking system; null if the unit has none" })
  markingCode!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Id of the shipment at the delivery service; null unless the shop has registered one',
  })
  cdekWaybillId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the line that the unit replaces after an exchange. The unit has the prices of that line. Null unless it was added by an exchange',
  })
  replacesId!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time of the request to return the unit; null without a request, and once it was withdrawn. It stays after the return',
  })
  returnRequestedAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Time at which the shopper last withdrew a request to return the unit; null if never. It stays when the return is requested again',
  })
  returnWithdrawnAt!: Date | null;

  @Field(() => ReturnReason, { nullable: true, description: 'Why the shopper returns the unit; null if the request does not say it' })
  returnReason!: ReturnReason | null;

  @Field(() => ReturnMethod, { nullable: true, description: 'How the shopper sends the unit back; null if the request does not say it' })
  returnMethod!: ReturnMethod | null;

  @Field(() => CalendarDay, {
    nullable: true,
    description:
      'Day by which the money for the unit goes back after the request to return it; null without a request, and once the unit was refunded or exchanged',
  })
  refundBy!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time until which the return of a delivered unit may be requested, even if it has passed; null for other units',
  })
  returnUntil!: Date | null;

  @Field(() => Boolean, { description: 'Whether the shopper may ask to return the unit now; false while a request is open' })
  canRequestReturn!: boolean;

  @Field(() => Boolean, { description: 'Whether the shopper may withdraw the request to return the unit now' })
  canWithdrawReturn!: boolean;

  @Field(() => Boolean, { description: 'Whether the shopper may cancel the unit now' })
  canCancel!: boolean;
}
