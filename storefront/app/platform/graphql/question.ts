/** The API accepts cookies only with this header (CSRF protection). A page of another origin cannot send it. */
export const browserMarker = { 'x-meet-browser': '1' };

/** Headers of every GraphQL request. */
export const questionHeaders = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json, application/json',
};

/** Codegen puts the operation before its fragments. */
export const isMutation = (document: { toString(): string }): boolean => /^\s*mutation\b/.test(document.toString());

export const questionBody = (document: { toString(): string }, variables: unknown): string =>
  JSON.stringify({ query: document.toString(), variables });
