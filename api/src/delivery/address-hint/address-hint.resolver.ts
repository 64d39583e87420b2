import { Inject } from '@nestjs/common';
import { Args, Extensions, Query, Resolver } from '@nestjs/graphql';
import { cleanTypedText } from '../../platform/input/typed-text.rules.js';
import { LocationService } from '../location/location.service.js';
import { AddressSuggestions, AddressSuggestionsInput, HINT_WEIGHT, requireHintCount } from './address-hint.model.js';
import { ADDRESS_HINTS, type AddressHints } from './address-hints.port.js';

@Resolver(() => AddressSuggestions)
export class AddressHintResolver {
  constructor(
    @Inject(ADDRESS_HINTS) private readonly hints: AddressHints,
    private readonly locations: LocationService,
  ) {}

  @Query(() => AddressSuggestions, {
    description:
      'Suggestions while the shopper types an address. They may contain only cities. An address that is not suggested is allowed too',
  })
  @Extensions({ weight: HINT_WEIGHT })
  // The published contract calls suggestions evidence.
  async evidenceAddress(
    @Args('dto', { type: () => AddressSuggestionsInput, description: 'Beginning of an address' }) dto: AddressSuggestionsInput,
  ): Promise<AddressSuggestions> {
    const limit = requireHintCount(dto.limit);
    const city = dto.cityId == null ? null : await this.locations.requireCity(dto.cityId);
    return { suggestions: await this.hints.find({ text: cleanTypedText(dto.query), city, limit }) };
  }
}
