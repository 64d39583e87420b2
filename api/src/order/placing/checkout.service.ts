import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Destination, DestinationService } from '../../cart/destination.service.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { isId } from '../../platform/input/ids.rules.js';
import { type WrongField, wrongFieldsError } from '../../platform/input/input-form.js';
import type { PaymentType } from '../../platform/prisma/generated/enums.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { computeInitialState } from '../lifecycle/initial-state.rules.js';
import type { StoredOrder } from './order-key.service.js';
import { itemsUnavailableError } from './order-refusal.rules.js';
import { PlaceOrderService } from './place-order.service.js';
import type { CreateOrderInput } from './placing.input.js';
import type { OrderRequest, PlacedOrder } from './placing.model.js';
import { type RequestedOrder, toRequestedOrder } from './placing-input.rules.js';

type Client = Pick<GraphqlContext, 'clientAddress' | 'requestId'>;

/** Ends a checkout: validates the input, resolves the destination, and places the order. */
@Injectable()
export class CheckoutService {
  readonly #shopUrl: string;

  constructor(
    @Inject(CONFIG) { PUBLIC_URL }: Config,
    private readonly destinations: DestinationService,
    private readonly placing: PlaceOrderService,
  ) {
    this.#shopUrl = PUBLIC_URL;
  }

  createIdempotencyKey(): string {
    return randomUUID();
  }

  /**
   * The result depends only on the time of placing, so that a repetition returns the same result, whatever has happened to the order since.
   */
  async placeForPayment(client: Client, viewer: Viewer, input: CreateOrderInput): Promise<PlacedOrder> {
    const { id, number, createdAt } = await this.#placeOrder(client, viewer, { input, paymentType: 'ONLINE' });
    const { payUntil } = computeInitialState('ONLINE', createdAt);
    return { id, number, payUntil, paymentLink: new URL(`/orders/${id}/pay`, this.#shopUrl).href };
  }

  async placeForCall(client: Client, viewer: Viewer, input: CreateOrderInput): Promise<OrderRequest> {
    const { id, number } = await this.#placeOrder(client, viewer, { input, paymentType: 'CALL' });
    return { id, number };
  }

  async #placeOrder(
    client: Client,
    viewer: Viewer,
    { input, paymentType }: { input: CreateOrderInput; paymentType: PaymentType },
  ): Promise<StoredOrder> {
    const { requestedOrder, wrongFields } = toRequestedOrder(input);
    const malformedIds = input.productItemIds.filter((id) => !isId(id));
    if (wrongFields.length === 0 && malformedIds.length > 0) throw itemsUnavailableError(malformedIds);
    // A destination that is no longer available must not prevent an idempotency key from returning its order.
    const [destination] = await Promise.allSettled([this.#resolveDestination(viewer, requestedOrder, paymentType)]);
    if (wrongFields.length > 0) throw wrongFieldsError([...wrongFields, ...listDestinationErrors(destination)]);
    const key = input.idempotencyKey.toLowerCase();
    return this.placing.placeOrder(client, viewer, { key, requestedOrder, paymentType, destination }).catch(rethrowWithFields);
  }

  #resolveDestination({ accountId }: Viewer, { delivery, productItemIds }: RequestedOrder, paymentType: PaymentType): Promise<Destination> {
    const destinationRequest = { target: 'cityId' in delivery ? { cityId: delivery.cityId } : delivery, accountId, productItemIds };
    return paymentType === 'CALL' ? this.destinations.findForCalledOrder(destinationRequest) : this.destinations.find(destinationRequest);
  }
}

/** Reports the invalid destination together with other invalid fields. */
function listDestinationErrors(destination: PromiseSettledResult<Destination>): WrongField[] {
  if (destination.status === 'fulfilled') return [];
  const error: unknown = destination.reason;
  if (!(error instanceof DomainError) || error.code !== ErrorCode.BAD_USER_INPUT) throw error;
  return [{ field: String(error.details.field), message: error.message }];
}

/** Rethrows an error of another domain, which names one field, in the format with `fields` that clients read. */
function rethrowWithFields(error: unknown): never {
  if (!(error instanceof DomainError) || typeof error.details.field !== 'string' || 'fields' in error.details) throw error;
  throw wrongFieldsError([{ field: error.details.field, message: error.message }]);
}
