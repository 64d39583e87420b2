import { queryApi } from '../../platform/graphql/browser-api.ts';
import {
  AccountCartDocument,
  AddToCartDocument,
  ApplyPromocodeDocument,
  RemoveFromCartDocument,
  RemovePromocodeDocument,
  ReplaceInCartDocument,
  SaveForLaterDocument,
  type ServerCartFragment,
} from '../../platform/graphql/generated/graphql.ts';

/** A mutation that moves units within the cart, into it or out of it. Returns the new cart. */
export type CartMutation = (ids: string[]) => Promise<ServerCartFragment>;

/** Reads the account's cart; null if the session is over. */
export async function readCart(): Promise<ServerCartFragment | null> {
  return (await queryApi(AccountCartDocument, { variables: {} })).productCart;
}

export async function addToCart(ids: string[]): Promise<ServerCartFragment> {
  return (await queryApi(AddToCartDocument, { variables: { ids } })).addToProductCart;
}

export async function saveForLater(ids: string[]): Promise<ServerCartFragment> {
  return (await queryApi(SaveForLaterDocument, { variables: { ids } })).saveForLater;
}

export async function removeFromCart(ids: string[]): Promise<ServerCartFragment> {
  return (await queryApi(RemoveFromCartDocument, { variables: { ids } })).removeFromProductCart;
}

export async function replaceInCart(id: string, by: string): Promise<ServerCartFragment> {
  return (await queryApi(ReplaceInCartDocument, { variables: { id, by } })).replaceInProductCart;
}

export async function applyPromocode(code: string): Promise<ServerCartFragment> {
  return (await queryApi(ApplyPromocodeDocument, { variables: { code } })).validatePromocode;
}

export async function removePromocode(): Promise<ServerCartFragment> {
  return (await queryApi(RemovePromocodeDocument, { variables: {} })).removePromocode;
}
