import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import type { ItemType } from '../reference/item-types.ts';
import { unquote } from './arg-types.ts';

/** A row of a table of properties. */
export interface Property {
  name: string;
  description: string;
  type: string;
  isRequired: boolean;
  /** The default as code, or described in words. */
  defaultValue?: string | undefined;
}

/** Facts about properties that only the component's code states, by the name of the property. */
export interface PropertyComments {
  optionOrders: Record<string, string[]>;
  defaults: Record<string, string>;
}

/** Puts options into the order in which their type declares them. TypeScript lists them in the order in which it met them. */
function orderOptions(summary: string, declared: readonly string[]): string {
  const options = summary.split(' | ');
  const declaredOptions = declared.map((option) => option.replaceAll('"', "'"));
  if (declaredOptions.length === 0 || options.some((option) => !declaredOptions.includes(option))) return summary;
  return declaredOptions.filter((option) => options.includes(option)).join(' | ');
}

/**
 * Removes from a type what tells a reader nothing: type arguments of elements and events, `undefined`, and parentheses around the only
 * function.
 */
const shortenType = (summary: string): string =>
  summary
    .replaceAll('"', "'")
    .replaceAll(/\bReactElement<unknown, string \| JSXElementConstructor<any>>/g, 'ReactElement')
    .replaceAll(/\b(\w*Event<\w+), \w*Event>/g, '$1>')
    .replace(/ \| undefined$/, '')
    .replace(/^\((\(.*\) => [^|]*)\)$/, '$1');

/** Whether a default is clear without the component's code: neither an element, nor the body of a function, nor an entry of a table. */
const isReadable = (summary: string) => !/\breturn\b|^[<{]|=> \{|\[\w+\]$|\n/.test(summary);

/** A comment without the line breaks inside its paragraphs. */
const joinLines = (text: string) => text.replaceAll(/(?<!\n)\n(?!\n)/g, ' ');

const defaultSentence = /(?<=^|\. )By default (?:it is |it |these are |this is )?(.+?)\.(?= |$)/;

/** Whether a default is described in words: «the first tab» or «`texts.brand.name` of `LocaleProvider`», and not `'small'`. */
export const isWording = (text: string) => /^`[\w.]+`/.test(text) || (/^[a-z]+ [a-z`]/.test(text) && !/^[a-z]+ [-+*/=]/.test(text));

/** Reads a default as it is written in code: `'В\u00a0корзину'` without its quotes and escapes. */
export const readDefault = (text: string) =>
  unquote(text).replaceAll(/\\+u([0-9a-f]{4})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** A default as a reader would type it: a text keeps its quotes. */
const printDefault = (text: string) => {
  const plainText = readDefault(text);
  return plainText === text || !/^["']/.test(text) ? plainText : `'${plainText}'`;
};

/** The default of a property: from its comment, from the sentence of its description, or from the code. */
function describeDefault(comment: string | undefined, summary: string | undefined, description: string): string | undefined {
  if (comment) return printDefault(comment);
  return defaultSentence.exec(description)?.[1] ?? (summary && isReadable(summary) ? printDefault(summary) : undefined);
}

/** A description without its sentence about the default, which the table prints beside the type. */
const omitDefault = (description: string) => description.replace(defaultSentence, '').replaceAll(/ {2,}/g, ' ').trim();

/**
 * Makes the row of one property of an object type that a prop refers to, such as the type of a list's items. An optional boolean without a
 * stated default is shown as false.
 */
export const toProperty = ({ name, type, isOptional, description, defaultValue }: ItemType['members'][number]): Property => ({
  ...{ name, type: shortenType(type), isRequired: !isOptional, description: omitDefault(description) || description },
  defaultValue: describeDefault(
    defaultValue ?? (isOptional && shortenType(type) === 'boolean' ? 'false' : undefined),
    undefined,
    description,
  ),
});

/** Descriptions of the native attributes that readers look for. */
export const nativeDescriptions: Record<string, string> = {
  name: 'name under which a form sends the value',
  disabled: 'cannot be used, gets no focus and is not sent',
  required: 'a form is not sent while nothing is entered or chosen',
  readOnly: 'can be read and copied, and is sent, but not changed',
  autoComplete: 'what the browser may fill in: `email`, `tel`, `street-address`, `one-time-code`',
  inputMode: 'keyboard of a phone: `numeric`, `tel`, `email`',
  maxLength: 'number of characters that can be typed',
  placeholder: 'example that disappears when one types; never instead of the label',
};

/** The row of native `children`, which a component passes on without a comment of its own. */
const childrenProperty: Property = { name: 'children', description: 'Content.', type: 'ReactNode', isRequired: false };

function listProperty({ name, table, type, ...argType }: StrictInputType, { optionOrders, defaults }: PropertyComments): Property[] {
  const description = argType.description && joinLines(argType.description);
  // A property without a description is a native attribute that a story passes. Native attributes are listed below the table.
  if (!description) return name === 'children' ? [childrenProperty] : [];
  const property: Property = {
    ...{ name, description: omitDefault(description) || description },
    type: orderOptions(shortenType(table?.type?.summary ?? ''), optionOrders[name] ?? []),
    isRequired: type?.required === true,
    defaultValue: describeDefault(defaults[name], table?.defaultValue?.summary, description),
  };
  return [property];
}

/** The rows of the table of a component's properties, without native attributes. */
export const listProperties = (argTypes: StrictArgTypes, comments: PropertyComments): Property[] =>
  Object.values(argTypes).flatMap((argType) => listProperty(argType, comments));
