/**
 * A GraphQL operation as text, with the types of its result and its variables. A plain string is one, and so are the documents of GraphQL
 * Code Generator with `documentMode: 'string'`.
 */
export interface TypedDocument<Result, Variables> {
  toString(): string;
  /** Exists in types only. */
  __apiType?: ((variables: Variables) => Result) | undefined;
}

/** The variables of an operation, which may be left out if all of them may. */
export type Arguments<Variables, Last> =
  Record<never, never> extends Variables ? [variables?: Variables, last?: Last] : [variables: Variables, last?: Last];

/** An operation of your own, with types that you state: gql<{ brandList: Pick<BrandList, 'items'> }>`{ brandList { items { name } } }` */
export function gql<Result, Variables = Record<string, never>>(
  text: TemplateStringsArray,
  ...parts: readonly { toString(): string }[]
): TypedDocument<Result, Variables> {
  return String.raw({ raw: text }, ...parts);
}

export function textOf(document: TypedDocument<unknown, never>): string {
  const text = document.toString();
  if (text.startsWith('[object')) throw new TypeError('A document is text here, not a parsed one: generate it with documentMode "string".');
  return text;
}

/** Operations come before their fragments in documents that generators write. */
export const isRead = (text: string): boolean => !/^\s*(?:#.*\n\s*)*mutation\b/.test(text);
