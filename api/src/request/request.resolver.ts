import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { CreateCooperativeRequestInput, CreateMadeToOrderRequestInput, CreateMeetPriceRequestInput } from './request.input.js';
import { RequestReceipt } from './request.model.js';
import { RequestService } from './request.service.js';
import { toCooperationRequest, toMadeToOrderRequest, toPriceMatchRequest } from './request-form.rules.js';

const confirmationNote =
  'A confirmation is sent to the given e-mail address, or else to that of the user. TOO_MANY_REQUESTS says when the next form is accepted';

@Resolver()
export class RequestResolver {
  constructor(private readonly requests: RequestService) {}

  @Mutation(() => RequestReceipt, { description: `Sends an offer to work with the shop. Guests may send one too. ${confirmationNote}` })
  async createCooperativeRequest(
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => CreateCooperativeRequestInput, description: 'The offer, and fields that detect bots' })
    dto: CreateCooperativeRequestInput,
  ): Promise<RequestReceipt> {
    const viewer = await context.viewer();
    return this.requests.submit({ context, viewer, form: dto }, () => toCooperationRequest(dto));
  }

  @Mutation(() => RequestReceipt, {
    description: `Reports that a product costs less elsewhere. Guests may report it too. NOT_FOUND for an unknown product, or for a photo that is not an unused upload of the user. ${confirmationNote}`,
  })
  async createMeetPriceRequest(
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => CreateMeetPriceRequestInput, description: 'Product and proof, and fields that detect bots' })
    dto: CreateMeetPriceRequestInput,
  ): Promise<RequestReceipt> {
    const viewer = await context.viewer();
    return this.requests.submit({ context, viewer, form: dto }, () => toPriceMatchRequest(dto, viewer !== null));
  }

  @Mutation(() => RequestReceipt, {
    description: `Sends a request to find goods that the shop does not list. Guests may send one too. ${confirmationNote}`,
  })
  async createMadeToOrderRequest(
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => CreateMadeToOrderRequestInput, description: 'What to find, and fields that detect bots' })
    dto: CreateMadeToOrderRequestInput,
  ): Promise<RequestReceipt> {
    const viewer = await context.viewer();
    return this.requests.submit({ context, viewer, form: dto }, () => toMadeToOrderRequest(dto));
  }
}
