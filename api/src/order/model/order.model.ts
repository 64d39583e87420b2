import { Extensions, Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Kopecks } from '../../platform/graphql/scalars.js';
import { Pagination } from '../../platform/input/pagination.js';
import { DeliveryMode, OrderStatus, PaymentType } from '../../platform/prisma/generated/enums.js';
import { maxUnits } from '../placing/order-limits.rules.js';
import { OrderStage } from '../status/order-status.rules.js';
import { OrderAddress, OrderPickupPoint } from './order-destination.model.js';
import { OrderProductItem, PublicOrderProductItem } from './order-line.model.js';
import { OrderRefundTotals, OrderRemainder, WaivedDelivery } from './order-sums.model.js';

registerEnumType(PaymentType, {
  name: 'PaymentType',
  description: 'When an order is paid for',
  valuesMap: {
    ONLINE: { description: 'At once' },
    CALL: { description: 'After a manager has called' },
  },
});

@ObjectType({ isAbstract: true })
class OrderSummary {
  @Field(() => ID, { description: 'Opaque, stable id, for links' })
  id!: string;

  @Field(() => ID, { description: 'The same as `id`' })
  uuid!: string;

  @Field(() => Int, { description: 'Human-readable number' })
  number!: number;

  @Field(() => OrderStatus, { description: 'Status of the least advanced unit that was not cancelled or refunded' })
  status!: OrderStatus;

  @Field(() => OrderStage, { description: 'Stage of the status' })
  stage!: OrderStage;

  @Field(() => Boolean, { description: 'Whether all units were cancelled or refunded' })
  isEnded!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'Time of placing' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time until which the shopper may pay; null unless the order awaits payment',
  })
  payUntil!: Date | null;

  @Field(() => Boolean, { description: 'Whether `payOrder` would open a payment now' })
  canPay!: boolean;

  @Field(() => Kopecks, { description: 'Amount to pay in money, including the delivery' })
  totalPrice!: number;
}

@ObjectType({
  description:
    'A public view of an order, for anyone who has its link: without personal data, and with the city as the only part of the address',
})
export class PublicOrder extends OrderSummary {
  @Field(() => String, { description: 'City that the order goes to' })
  city!: string;

  @Field(() => [PublicOrderProductItem], { description: 'Units of the order' })
  @Extensions({ defaultLength: maxUnits })
  orderProductItems!: PublicOrderProductItem[];
}

@ObjectType({ description: 'An order, as its owner and the staff see it' })
export class Order extends OrderSummary {
  @Field(() => Boolean, { description: 'Whether the viewer is the one who ordered; false for staff who look at it' })
  isOwn!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change, for operators who change the order' })
  updatedAt!: Date;

  @Field(() => Boolean, { description: 'Whether the owner may cancel the whole order now' })
  canCancel!: boolean;

  @Field(() => Boolean, { description: 'Whether the owner may ask for a call instead of paying' })
  canAskCall!: boolean;

  @Field(() => String, { description: 'First name of the recipient' })
  name!: string;

  @Field(() => String, { description: 'Surname of the recipient' })
  surname!: string;

  @Field(() => String, { description: "Patronymic of the recipient, despite the field's name; may be empty" })
  lastname!: string;

  @Field(() => String, { description: 'Phone of the recipient in E.164 format' })
  phone!: string;

  @Field(() => String, { description: 'E-mail address of the recipient in lower case' })
  email!: string;

  @Field(() => Int, { description: 'Bonuses that the order is paid with' })
  paidByBonuses!: number;

  @Field(() => Int, { description: 'Whole bonuses that the order earns, unit by unit as they are delivered' })
  cashback!: number;

  @Field(() => Kopecks, { description: 'Price of the delivery' })
  deliveryPrice!: number;

  @Field(() => WaivedDelivery, {
    nullable: true,
    description: 'Delivery that is free because the goods cost enough; null if it is not, or is free whatever they cost',
  })
  waivedDelivery!: WaivedDelivery | null;

  @Field(() => Kopecks, { description: 'Sum of the lines before all reductions' })
  goods!: number;

  @Field(() => Kopecks, { description: 'Price reductions, including those for members' })
  discount!: number;

  @Field(() => Kopecks, { description: 'Reduction by the promo code' })
  promoDiscount!: number;

  @Field(() => OrderRemainder, { description: 'Sums without the cancelled and refunded units' })
  remainder!: OrderRemainder;

  @Field(() => OrderRefundTotals, { description: 'What the shopper gets back for cancelled and refunded units' })
  due!: OrderRefundTotals;

  @Field(() => Boolean, { description: 'Whether the order was paid for, even if it was refunded since' })
  paid!: boolean;

  @Field(() => PaymentType, { description: 'When the order is paid for' })
  paymentType!: PaymentType;

  @Field(() => String, { description: 'Comment of the shopper; may be empty' })
  comment!: string;

  @Field(() => DeliveryMode, { description: 'Whether the order is delivered by courier or collected from a pickup point' })
  deliveryMode!: DeliveryMode;

  @Field(() => OrderAddress, { description: 'Where the order is delivered to. For a pickup point, `street` is its street and house' })
  addressDelivery!: OrderAddress;

  @Field(() => OrderPickupPoint, { nullable: true, description: 'Pickup point that the order is delivered to; null for an address' })
  cdekDelivery!: OrderPickupPoint | null;

  @Field(() => [OrderProductItem], { description: 'Units of the order' })
  @Extensions({ defaultLength: maxUnits })
  orderProductItems!: OrderProductItem[];
}

@ObjectType({ description: 'A page of orders' })
export class OrderList {
  @Field(() => [Order], { description: 'Items of this page' })
  items!: Order[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}
