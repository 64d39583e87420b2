import type { TypedDocumentString } from './generated/graphql.ts';

/** Nothing where a document has no variables. */
export type Arguments<Variables> = Variables extends Record<string, never> ? [] : [Variables];

export interface Answer<Result> {
  data?: Result | null;
  errors?: { message: string; extensions?: { code?: string; details?: Record<string, unknown> } }[];
}

type Ask = <Result, Variables>(document: TypedDocumentString<Result, Variables>, ...variables: Arguments<Variables>) => Promise<Result>;

/** Asks the API for the pages of one visit. */
export interface ApiClient {
  /** In the name of the visit; a guest's answer may be a second old. */
  query: Ask;
  /** Goods and counts that are the same for every visitor: asked without credentials, and up to a second old. */
  guest: Ask;
  /** Menu and texts, the same for every visitor: asked without credentials, and up to ten seconds old. */
  common: Ask;
}
