import type { ErrorInResponse } from '@meet/client';
import type { TypedDocumentString } from './generated/graphql.ts';

/** The variables of a document as arguments; no argument if the document has none. */
export type Arguments<Variables> = Variables extends Record<string, never> ? [] : [Variables];

export interface GraphqlResponse<Result> {
  data?: Result | null;
  errors?: readonly ErrorInResponse[];
}

type Query = <Result, Variables>(document: TypedDocumentString<Result, Variables>, ...variables: Arguments<Variables>) => Promise<Result>;

/** Queries the API for the pages of one visit. */
export interface ApiClient {
  /** Sends the visitor's credentials. A guest's response may be up to a second old. */
  query: Query;
  /** For products and counts that are the same for every visitor. Sends no credentials. A response may be up to a second old. */
  queryAsGuest: Query;
  /** For the menu and texts that are the same for every visitor. Sends no credentials. A response may be up to ten seconds old. */
  queryLongCached: Query;
}
