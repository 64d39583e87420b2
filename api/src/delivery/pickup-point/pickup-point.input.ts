import { Field, Float, ID, InputType } from '@nestjs/graphql';
import { PaginationInput } from '../../platform/input/pagination.js';
import { PickupPointKind } from '../../platform/prisma/generated/enums.js';
import { defaultRadiusKm, maxRadiusKm } from './pickup-point.rules.js';

@InputType({ description: 'Where to find pickup points: in a city, or around coordinates' })
export class PickupPointsInput {
  @Field(() => ID, { nullable: true, description: 'Id of a city, from `findCity`; not together with coordinates' })
  cityId?: string | null;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees' })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees' })
  longitude?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `Radius around the coordinates in kilometres, at most ${maxRadiusKm}; ${defaultRadiusKm} by default`,
  })
  radius?: number | null;

  @Field(() => PickupPointKind, { nullable: true, description: 'Only points of this kind' })
  kind?: PickupPointKind | null;

  @Field(() => Boolean, { nullable: true, description: 'If true, only points with a fitting room' })
  fittingRoom?: boolean | null;

  @Field(() => PaginationInput, { nullable: true, description: 'Page; the first one if omitted' })
  pagination?: PaginationInput | null;
}
