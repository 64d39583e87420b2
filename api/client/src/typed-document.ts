/**
 * A GraphQL operation as text, with the types of its result and its variables. A plain string is valid, and so are documents of
 * GraphQL Code Generator with `documentMode: 'string'`.
 */
export interface TypedDocument<Result, Variables> {
  toString(): string;
  /** Carries the types of the operation; it does not exist at run time. */
  __apiType?: ((variables: Variables) => Result) | undefined;
}

/** The parameters after the document: its variables, optional if each of them is, then the options of the request. */
export type Arguments<Variables, Options> =
  Record<never, never> extends Variables ? [variables?: Variables, options?: Options] : [variables: Variables, options?: Options];

/** Creates an operation with the types that you state: gql<{ brandList: Pick<BrandList, 'items'> }>`{ brandList { items { name } } }` */
export function gql<Result, Variables = Record<string, never>>(
  text: TemplateStringsArray,
  ...parts: readonly { toString(): string }[]
): TypedDocument<Result, Variables> {
  return String.raw({ raw: text }, ...parts);
}

export function readText(document: TypedDocument<unknown, never>): string {
  const text = document.toString();
  if (text.startsWith('[object')) throw new TypeError('A document is text here, not a parsed one: generate it with documentMode "string".');
  return text;
}

/** Whether a document is a query or a subscription. In generated documents the operation precedes its fragments. */
export const isQueryText = (text: string): boolean => !/^\s*(?:#.*\n\s*)*mutation\b/.test(text);
