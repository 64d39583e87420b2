import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DeliveryMode, PickupPointKind } from '../../platform/prisma/generated/enums.js';

registerEnumType(DeliveryMode, {
  name: 'DeliveryMode',
  description: 'How an order reaches its recipient',
  valuesMap: {
    PICKUP: { description: 'Collected from a pickup point' },
    COURIER: { description: 'Delivered by courier' },
  },
});

@ObjectType({ description: 'Pickup point of an order, as it was when the order was placed' })
export class OrderPickupPoint {
  @Field(() => ID, { description: 'Code of the point, which may be closed by now' })
  code!: string;

  @Field(() => PickupPointKind, { description: 'Kind of the point' })
  kind!: PickupPointKind;

  @Field(() => String, { description: 'City' })
  city!: string;

  @Field(() => ID, { description: 'Id of the city, as in `findCity`' })
  cityId!: string;

  @Field(() => String, { description: 'Street and house, without the city' })
  address!: string;

  @Field(() => String, { description: 'How to find the entrance; may be empty' })
  directions!: string;

  @Field(() => String, { description: 'Opening hours in words' })
  hours!: string;

  @Field(() => String, { description: 'Phone in E.164 notation; may be empty' })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 code of the country; null for an order without a record of it' })
  country_code!: string | null;

  @Field(() => Int, { nullable: true, description: 'Code of the region at the delivery service; null without one' })
  region_code!: number | null;

  @Field(() => String, { description: 'Region; may be empty' })
  region!: string;

  @Field(() => Int, { nullable: true, description: 'Code of the city at the delivery service; null without one' })
  city_code!: number | null;

  @Field(() => String, { description: 'Postal code; may be empty' })
  postal_code!: string;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees; null for an order without a record of it' })
  longitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees; null for an order without a record of it' })
  latitude!: number | null;

  @Field(() => String, { description: 'The whole address in words' })
  address_full!: string;
}

@ObjectType({ description: 'Where an order is delivered to. Fields that were not given are empty' })
export class OrderAddress {
  @Field(() => String, { description: 'Country' })
  country!: string;

  @Field(() => String, { description: 'City' })
  city!: string;

  @Field(() => ID, { description: 'Id of the city, as in `findCity`' })
  cityId!: string;

  @Field(() => String, { description: 'Street' })
  street!: string;

  @Field(() => String, { description: 'House' })
  house!: string;

  @Field(() => String, { description: 'Part of the house' })
  building!: string;

  @Field(() => String, { description: 'Flat or office' })
  apartment!: string;

  @Field(() => String, { description: 'Postal code' })
  index!: string;
}
