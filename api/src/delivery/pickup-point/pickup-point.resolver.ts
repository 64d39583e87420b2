import { Args, Query, Resolver } from '@nestjs/graphql';
import { PickupPointsInput } from './pickup-point.input.js';
import { PickupPoint, PickupPointList } from './pickup-point.model.js';
import { PickupPointService } from './pickup-point.service.js';

@Resolver(() => PickupPoint)
export class PickupPointResolver {
  constructor(private readonly points: PickupPointService) {}

  @Query(() => PickupPointList, {
    description:
      'Pickup points in a city or around coordinates, the nearest first, paginated. DELIVERY_UNAVAILABLE as long as no point is known at all',
  })
  getPVZListByLocation(
    @Args('dto', { type: () => PickupPointsInput, description: 'Where to find points, and which' }) dto: PickupPointsInput,
  ): Promise<PickupPointList> {
    return this.points.list(dto);
  }
}
