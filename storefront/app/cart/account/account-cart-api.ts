import { askApi } from '../../platform/graphql/browser-api.ts';
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

/** Returns null if the session is over. */
export async function readCart(): Promise<ServerCartFragment | null> {
  return (await askApi(AccountCartDocument, { variables: {} })).productCart;
}

export async function addToCart(ids: string[]): Promise<ServerCartFragment> {
  return (await askApi(AddToCartDocument, { variables: { ids } })).addToProductCart;
}

export async function saveForLater(ids: string[]): Promise<ServerCartFragment> {
  return (await askApi(SaveForLaterDocument, { variables: { ids } })).saveForLater;
}

export async function removeFromCart(ids: string[]): Promise<ServerCartFragment> {
  return (await askApi(RemoveFromCartDocument, { variables: { ids } })).removeFromProductCart;
}

export async function replaceInCart(id: string, by: string): Promise<ServerCartFragment> {
  return (await askApi(ReplaceInCartDocument, { variables: { id, by } })).replaceInProductCart;
}

export async function applyPromocode(code: string): Promise<ServerCartFragment> {
  return (await askApi(ApplyPromocodeDocument, { variables: { code } })).validatePromocode;
}

export async function removePromocode(): Promise<ServerCartFragment> {
  return (await askApi(RemovePromocodeDocument, { variables: {} })).removePromocode;
}
