import { Args, Query, Resolver } from '@nestjs/graphql';
import { City, CityInput, FindCityInput } from './city.model.js';
import { Country, FindCountryInput } from './country.model.js';
import { LocationService } from './location.service.js';

@Resolver(() => City)
export class LocationResolver {
  constructor(private readonly locations: LocationService) {}

  @Query(() => [City], {
    description: 'Cities to choose from: by name while the shopper types, the largest first, or around coordinates, the nearest first',
  })
  findCity(
    @Args('dto', { type: () => FindCityInput, description: 'Part of the name, or coordinates' }) dto: FindCityInput,
  ): Promise<City[]> {
    return this.locations.findCities(dto);
  }

  @Query(() => City, { nullable: true, description: 'A city by id, or null if orders are not delivered there' })
  city(@Args('dto', { type: () => CityInput, description: 'Id of the city' }) { id }: CityInput): Promise<City | null> {
    return this.locations.findCity(id);
  }

  @Query(() => [Country], { description: 'Countries to choose from while the shopper types, in alphabetical order' })
  findCountry(@Args('dto', { type: () => FindCountryInput, description: 'Part of the name' }) dto: FindCountryInput): Promise<Country[]> {
    return this.locations.findCountries(dto);
  }
}
