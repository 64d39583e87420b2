import { Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';

const defaultHintCount = 7;
const maxHintCount = 20;

/** Cost of a field that may cause a paid request. It is so high that an operation may select the field only a few times. */
export const HINT_WEIGHT = 4_000;

/** Returns the number of suggestions to find. Throws an error that names the maximum if the requested number is out of range. */
export function requireHintCount(limit: number | null | undefined): number {
  const count = limit ?? defaultHintCount;
  if (count >= 1 && count <= maxHintCount) return count;
  throw new DomainError(ErrorCode.BAD_USER_INPUT, `Можно показать от\u00a01 до\u00a0${maxHintCount} подсказок.`, {
    field: 'limit',
    mostHints: maxHintCount,
  });
}

@ObjectType({ description: 'An address that begins like what the shopper has typed' })
class AddressSuggestion {
  @Field(() => String, { description: 'The whole address in words' })
  value!: string;

  @Field(() => Float, { name: 'geo_lat', nullable: true, description: 'Latitude in degrees, if it is known' })
  latitude!: number | null;

  @Field(() => Float, { name: 'geo_lon', nullable: true, description: 'Longitude in degrees, if it is known' })
  longitude!: number | null;

  @Field(() => ID, { nullable: true, description: 'Id of the city; null if orders are not delivered there' })
  cityId!: string | null;

  @Field(() => String, { description: 'Street with its type, after its settlement if there is one, or the settlement alone; may be empty' })
  street!: string;

  @Field(() => String, { description: 'House with its building, or the number of the plot; may be empty' })
  house!: string;

  @Field(() => String, { description: 'Postal code; may be empty' })
  index!: string;
}

@ObjectType('EvidenceAddress', { description: 'Suggestions while the shopper types an address' })
export class AddressSuggestions {
  @Field(() => [AddressSuggestion], { description: 'Addresses, the likeliest first' })
  suggestions!: AddressSuggestion[];
}

@InputType('EvidenceAddressInput', { description: 'Beginning of an address' })
export class AddressSuggestionsInput {
  @Field(() => String, { description: 'What the shopper has typed so far' })
  query!: string;

  @Field(() => ID, { nullable: true, description: 'Only addresses in this city, from `findCity`' })
  cityId?: string | null;

  @Field(() => Int, { nullable: true, defaultValue: defaultHintCount, description: `Maximum number of suggestions, 1 to ${maxHintCount}` })
  limit?: number | null;
}
