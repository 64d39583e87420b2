import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Pagination } from '../../platform/pagination/pagination.model.js';
import { PickupPointKind } from '../../platform/prisma/generated/enums.js';

registerEnumType(PickupPointKind, {
  name: 'PickupPointKind',
  description: 'Kind of a pickup point',
  valuesMap: {
    PVZ: { description: 'A point with staff' },
    POSTAMAT: { description: 'A parcel locker' },
  },
});

@ObjectType({ description: 'A place where an order can be fetched' })
export class PickupPoint {
  @Field(() => ID, { description: 'Opaque, stable code' })
  code!: string;

  @Field(() => PickupPointKind, { description: 'Kind of the point' })
  kind!: PickupPointKind;

  @Field(() => ID, { description: 'Id of the city' })
  cityId!: string;

  @Field(() => String, { description: 'Name of the city' })
  city!: string;

  @Field(() => String, { description: 'Street and house, without the city' })
  address!: string;

  @Field(() => String, { description: 'How to find the entrance; may be empty' })
  directions!: string;

  @Field(() => String, { description: 'Opening hours in words' })
  hours!: string;

  @Field(() => String, { description: 'Phone in E.164 notation; may be empty' })
  phone!: string;

  @Field(() => Boolean, { description: 'Whether goods can be tried on' })
  fittingRoom!: boolean;

  @Field(() => Float, { description: 'Latitude in degrees' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees' })
  longitude!: number;

  @Field(() => Int, { description: 'Metres in a straight line from the requested coordinates, or else from the centre of the city' })
  distance!: number;
}

@ObjectType({ description: 'A page of pickup points, the nearest first' })
export class PickupPointList {
  @Field(() => [PickupPoint], { description: 'Points on this page' })
  items!: PickupPoint[];

  @Field(() => Pagination, { description: 'Position of the page' })
  pagination!: Pagination;
}
