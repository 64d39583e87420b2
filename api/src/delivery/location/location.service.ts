import { Inject, Injectable } from '@nestjs/common';
import { requireLimit } from '../../platform/input/pagination.js';
import { cleanTypedText } from '../../platform/input/typed-text.rules.js';
import type { DeliveryCity } from './cities.js';
import type { City, FindCityInput } from './city.model.js';
import { cityNotFoundError, cityOrCoordinatesError, requireCityCount } from './city-search.rules.js';
import { hasAnyCoordinate, requireCoordinates } from './coordinates-input.rules.js';
import type { Country, FindCountryInput } from './country.model.js';
import { LOCATIONS, type Locations } from './locations.port.js';

/** Finds the cities to which orders are delivered, and countries. */
@Injectable()
export class LocationService {
  constructor(@Inject(LOCATIONS) private readonly locations: Locations) {}

  /** Throws BAD_USER_INPUT for wrong coordinates, and for coordinates together with a name. */
  async findCities({ query, limit, ...coordinates }: FindCityInput): Promise<City[]> {
    const [typedName, maxCities] = [cleanTypedText(query), requireCityCount(limit)];
    if (hasAnyCoordinate(coordinates) && typedName !== '') throw cityOrCoordinatesError();
    const foundCities = await (hasAnyCoordinate(coordinates)
      ? this.locations.findCitiesNear(requireCoordinates(coordinates), maxCities)
      : this.locations.findCities(typedName, maxCities));
    return foundCities.map(({ id, title, region, countryId }) => ({ id, title, region, countryId }));
  }

  /** Returns null for an unknown city. */
  findCity(cityId: string): Promise<DeliveryCity | null> {
    return this.locations.findCity(cityId);
  }

  findCountryName(countryId: string): Promise<string> {
    return this.locations.findCountryName(countryId);
  }

  /** Throws BAD_USER_INPUT for an unknown city. */
  async requireCity(cityId: string): Promise<DeliveryCity> {
    const city = await this.locations.findCity(cityId);
    if (!city) throw cityNotFoundError();
    return city;
  }

  findCountries({ query, limit }: FindCountryInput): Promise<Country[]> {
    return this.locations.findCountries(cleanTypedText(query), requireLimit(limit));
  }
}
