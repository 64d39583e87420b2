/** Says that a page of the shop asks, so that cookies are taken: a page of another origin cannot send it. */
export const browserMarker = { 'x-meet-browser': '1' };

/** How every question of GraphQL goes to the API. */
export const questionHeaders = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json, application/json',
};

export const questionBody = (document: { toString(): string }, variables: unknown): string =>
  JSON.stringify({ query: document.toString(), variables });
