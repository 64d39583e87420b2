import { isId } from '../../platform/input/ids.rules.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import type { AddressTexts } from './address.rules.js';

/** A saved address as `savedAddress` reads it. */
export type SavedAddress = AddressTexts;

/** Expression for an address as JSON; null unless it belongs to the account. */
export const savedAddress = (accountId: string, id: string): Prisma.Sql =>
  isId(id)
    ? Prisma.sql`
      (SELECT json_build_object('cityId', city_id, 'street', street, 'house', house, 'building', building, 'apartment', apartment,
          'postalCode', postal_code)
        FROM account_address WHERE id = ${id}::uuid AND account_id = ${accountId}::uuid)`
    : Prisma.sql`NULL::json`;
