import { Args, Context, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { readSelection } from '../../platform/graphql/selection.js';
import { QuoteInput } from './quote.input.js';
import { Quote } from './quote.model.js';
import { QuoteService } from './quote.service.js';

@Resolver(() => Quote)
export class QuoteResolver {
  constructor(private readonly quotes: QuoteService) {}

  @Query(() => Quote, { description: 'Prices a set of units for this viewer, signed in or not. Reserves nothing' })
  quote(
    @Args('dto', { type: () => QuoteInput, description: 'Units to price' }) dto: QuoteInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Quote> {
    return this.quotes.computeQuote(context, dto, readSelection(info));
  }
}
