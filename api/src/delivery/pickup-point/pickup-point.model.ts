import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Pagination } from '../../platform/input/pagination.js';
import { PickupPointKind } from '../../platform/prisma/generated/enums.js';
import type { PointRecord } from './pickup-point-record.rules.js';

registerEnumType(PickupPointKind, {
  name: 'PickupPointKind',
  description: 'Kind of a pickup point',
  valuesMap: {
    PVZ: { description: 'A point with staff' },
    POSTAMAT: { description: 'A parcel locker' },
  },
});

@ObjectType({ description: 'A phone of a pickup point' })
class PickupPointPhone {
  @Field(() => String, { description: 'Number in E.164 notation' })
  number!: string;

  @Field(() => String, { description: 'Extension; may be empty' })
  additional!: string;
}

@ObjectType({ description: 'Where a pickup point is' })
class PickupPointLocation {
  @Field(() => Float, { description: 'Longitude in degrees' })
  longitude!: number;

  @Field(() => Float, { description: 'Latitude in degrees' })
  latitude!: number;

  @Field(() => ID, { nullable: true, description: 'Id of the city at the delivery service; null without one' })
  city_uuid!: string | null;
}

@ObjectType({ description: 'A picture of a pickup point' })
class PickupPointImage {
  @Field(() => String, { description: 'Address of the picture at the delivery service' })
  url!: string;
}

@ObjectType({ description: 'A place where an order can be fetched' })
export class PickupPoint {
  @Field(() => ID, { description: 'Opaque, stable code' })
  code!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the point at the delivery service; null without one' })
  uuid!: string | null;

  @Field(() => String, { description: 'Name of the point; may be empty' })
  name!: string;

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

  /** The first of `phones`, which an order stores. */
  phone!: string;

  @Field(() => [PickupPointPhone], { description: 'Phones of the point' })
  phones!: PickupPointPhone[];

  @Field(() => Boolean, { description: 'Whether goods can be tried on' })
  fittingRoom!: boolean;

  @Field(() => Float, { description: 'Latitude in degrees' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees' })
  longitude!: number;

  @Field(() => PickupPointLocation, { description: 'Coordinates and city of the point' })
  location!: PickupPointLocation;

  @Field(() => String, { description: 'E-mail address of the point; may be empty' })
  email!: string;

  @Field(() => [PickupPointImage], { description: 'Pictures of the point' })
  office_image_list!: PickupPointImage[];

  @Field(() => String, { description: 'Same value as `directions`, under the name that the delivery service uses' })
  address_comment!: string;

  @Field(() => String, { description: 'Same value as `hours`, under the name that the delivery service uses' })
  work_time!: string;

  @Field(() => Boolean, { description: 'Same value as `fittingRoom`, under the name that the delivery service uses' })
  is_dressing_room!: boolean;

  /** Postal code of the point; empty if the source states none. */
  postalCode!: string;

  /** Copy of the point's data that an order stores. */
  record!: PointRecord;

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
