import { Injectable } from '@nestjs/common';
import type { GraphQLResolveInfo } from 'graphql';
import type { ProductItem } from '../../catalog/item/product-item.model.js';
import { ParcelTrackingLoader } from '../../delivery/tracking/parcel-tracking.loader.js';
import type { ParcelTracking } from '../../delivery/tracking/parcel-tracking.model.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { readSelection } from '../../platform/graphql/selection.js';
import { Clock } from '../../platform/process/clock.js';
import { isFromAbroad } from '../../price/unit-origin.rules.js';
import { computeExpectedSteps } from '../status/expected-steps.rules.js';
import { type AvailableStep, listAvailableSteps } from '../status/manager-steps.rules.js';
import { formatMoscowDay } from '../status/moscow-day.rules.js';
import { findStage } from '../status/order-status.rules.js';
import { LineProductItemLoader } from './line-product-item.loader.js';
import type { OrderProductItem, PublicOrderProductItem } from './order-line.model.js';
import type { ExpectedStep } from './order-status.model.js';
import { UnitSourceLoader } from './unit-source.loader.js';

/** Resolves the fields of an order line, for its owner and for others. */
@Injectable()
export class OrderLineFieldsService {
  constructor(
    private readonly productItems: LineProductItemLoader,
    private readonly sources: UnitSourceLoader,
    private readonly parcels: ParcelTrackingLoader,
    private readonly clock: Clock,
  ) {}

  loadProductItem(productItemId: string, { viewer }: GraphqlContext, info: GraphQLResolveInfo): Promise<ProductItem | null> {
    const selection = readSelection(info);
    return this.productItems.load({ batchKey: selection, selection, viewer }, productItemId);
  }

  async computeExpectedSteps(item: PublicOrderProductItem, context: GraphqlContext): Promise<ExpectedStep[]> {
    const unit = { ...item, isFromAbroad: await this.isFromAbroad(item, context) };
    return computeExpectedSteps(unit, formatMoscowDay(this.clock.now())).map((step) => ({ ...step, stage: findStage(step.status) }));
  }

  async isFromAbroad({ productItemId }: PublicOrderProductItem, context: GraphqlContext): Promise<boolean> {
    const source = await this.sources.load(context, productItemId);
    return source !== null && isFromAbroad(source);
  }

  /** Returns no steps for a unit whose row is missing. */
  async listAllowedSteps(item: OrderProductItem, context: GraphqlContext): Promise<AvailableStep[]> {
    const source = await this.sources.load(context, item.productItemId);
    return source ? listAvailableSteps({ ...item, ...source, isCallRequested: item.callRequested }) : [];
  }

  async loadParcel(trackCode: string | null, context: GraphqlContext): Promise<ParcelTracking | null> {
    return trackCode === null ? null : this.parcels.load(context, trackCode);
  }
}
