import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentCaller, CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import type { Caller, Viewer } from '../../platform/viewer/viewers.port.js';
import { Order } from '../model/order.model.js';
import { ArrangeExchangeService } from './arrange-exchange.service.js';
import { BulkStatusChangeService, MovedOrder } from './bulk-status-change.service.js';
import { ChangeUnitStatusService } from './change-unit-status.service.js';
import { CorrectUnitsService } from './correct-units.service.js';
import {
  ArrangeExchangeInput,
  CorrectOrderUnitsInput,
  MoveOrdersInput,
  MoveOrderUnitsInput,
  TakeBackOrderStepInput,
} from './order-unit-steps.input.js';
import { TakeBackStepService } from './take-back-step.service.js';

@Resolver()
export class OrderUnitStepsResolver {
  constructor(
    private readonly bulkChanges: BulkStatusChangeService,
    private readonly corrections: CorrectUnitsService,
    private readonly exchanges: ArrangeExchangeService,
    private readonly statusChanges: ChangeUnitStatusService,
    private readonly takeBacks: TakeBackStepService,
  ) {}

  @Mutation(() => Order, {
    description:
      'Moves units of an order to a status, all of them or none, with all consequences of the new status, and returns the order. Repeating a step changes nothing. A step that is not allowed is refused with CONFLICT: `details.units` has the status of each unit and what is allowed from there. For a service token without PERSONS_READ, the fields with its recipient and its address are empty, and a step that sends money back is FORBIDDEN without ORDERS_REFUND. Requires MANAGER, or a service token with ORDERS_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.ORDERS_WRITE)
  moveOrderUnits(
    @CurrentCaller() caller: Caller,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => MoveOrderUnitsInput, description: 'The step' }) dto: MoveOrderUnitsInput,
  ): Promise<Order> {
    return this.statusChanges.move(caller, context, dto);
  }

  @Mutation(() => [MovedOrder], {
    description:
      'Moves units of several orders, step by step, as `moveOrderUnits` does for one order. The other steps are made even if some are refused. Requires MANAGER, or a service token with ORDERS_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.ORDERS_WRITE)
  moveOrders(
    @CurrentCaller() caller: Caller,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => MoveOrdersInput, description: 'The steps' }) dto: MoveOrdersInput,
  ): Promise<MovedOrder[]> {
    return this.bulkChanges.move(caller, context, dto);
  }

  @Mutation(() => Order, {
    description:
      'Exchanges a delivered unit for an available one of the same price, and returns the order. The new unit is added to the order in the first status of paid units, with the price, shares and cashback of the delivered one, which becomes ARRANGED_EXCHANGE. Repeating it changes nothing. ITEMS_UNAVAILABLE if the new unit was sold or reserved meanwhile, CONFLICT if its price differs or if the old unit was not delivered. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  arrangeExchange(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => ArrangeExchangeInput, description: 'The exchange' }) dto: ArrangeExchangeInput,
  ): Promise<Order> {
    return this.exchanges.arrange(viewer, context, dto);
  }

  @Mutation(() => Order, {
    description:
      'Undoes a mistaken step of units, all of them or none, and returns the order. The history keeps both the step and its undoing. Repeating it changes nothing. CONFLICT if the units are in another status, or if money, bonuses or a receipt have followed the step. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  takeBackOrderStep(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => TakeBackOrderStepInput, description: 'The mistaken step' }) dto: TakeBackOrderStepInput,
  ): Promise<Order> {
    return this.takeBacks.takeBack(viewer, context, dto);
  }

  @Mutation(() => Order, {
    description:
      'Corrects the track code, marking codes or promised day of units without changing their status, all of them or none, and returns the order. Repeating it changes nothing. CONFLICT if a unit has no such value yet, or if it can no longer be changed. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  correctOrderUnits(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => CorrectOrderUnitsInput, description: 'The corrected facts' }) dto: CorrectOrderUnitsInput,
  ): Promise<Order> {
    return this.corrections.correct(viewer, context, dto);
  }
}
