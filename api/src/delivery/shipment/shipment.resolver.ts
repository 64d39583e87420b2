import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { RegisterShipmentAgainInput, Shipment, ShipmentList, ShipmentListInput } from './shipment.model.js';
import { ShipmentAdminService } from './shipment-admin.service.js';

@Resolver(() => Shipment)
export class ShipmentResolver {
  constructor(private readonly admin: ShipmentAdminService) {}

  @Query(() => ShipmentList, {
    description:
      'Shipments that the shop has registered, or tries to register, with the delivery service, newest first, paginated. The list is empty if the shop has no account at a delivery service. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  shipmentList(
    @Args('dto', { type: () => ShipmentListInput, nullable: true, description: 'Which shipments, and the page' })
    dto?: ShipmentListInput | null,
  ): Promise<ShipmentList> {
    return this.admin.list(dto ?? {});
  }

  @Mutation(() => Shipment, {
    description:
      'Registers the units of a refused shipment again, and returns the new shipment. Repeating it returns the same one. CONFLICT unless the shipment was refused and its units still wait for a track code. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  registerShipmentAgain(
    @CurrentViewer() viewer: Viewer,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => RegisterShipmentAgainInput, description: 'The refused shipment' }) { id }: RegisterShipmentAgainInput,
  ): Promise<Shipment> {
    return this.admin.retry(viewer, requestId, id);
  }
}
