import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isId } from '../../platform/input/ids.rules.js';
import { Prisma } from '../../platform/prisma/generated/client.js';

/** Number of addresses that a person may save. */
export const maxAddresses = 20;

/** An address in the form in which it is stored. */
export interface SavedAddress {
  cityId: string;
  street: string;
  house: string;
  building: string;
  apartment: string;
  postalCode: string;
}

/** SQL expression: the saved address as JSON, or null if the account has no address with this id. */
export const selectSavedAddress = (accountId: string, id: string): Prisma.Sql =>
  isId(id)
    ? Prisma.sql`
      (SELECT json_build_object('cityId', city_id, 'street', street, 'house', house, 'building', building, 'apartment', apartment,
          'postalCode', postal_code)
        FROM account_address WHERE id = ${id}::uuid AND account_id = ${accountId}::uuid)`
    : Prisma.sql`NULL::json`;

/** Error for an id that belongs to no saved address of the account. An address of another account gets the same error. */
export const addressNotFoundError = (): DomainError => {
  const message = 'Этого адреса больше нет. Выберите другой или\u00a0введите новый.';
  return new DomainError(ErrorCode.BAD_USER_INPUT, message, { field: 'addressId' });
};

export const tooManyAddressesError = (): DomainError => {
  const message = `Можно сохранить не\u00a0больше ${maxAddresses}\u00a0адресов. Удалите лишний.`;
  return new DomainError(ErrorCode.BAD_USER_INPUT, message, { mostAddresses: maxAddresses });
};
