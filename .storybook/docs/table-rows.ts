import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import { unquote } from './arg-types.ts';

type Table = NonNullable<StrictInputType['table']>;

/** Options as their type declares them; TypeScript lists them in the order in which it met them. */
function orderOptions(summary: string, order: readonly string[]): string {
  const options = summary.split(' | ');
  if (order.length === 0 || options.some((option) => !order.includes(option))) return summary;
  return order.filter((option) => options.includes(option)).join(' | ');
}

/** A type without what says nothing to a reader: parameters of elements and events, `undefined`, and parentheses around the only function. */
export const shortenType = (summary: string): string =>
  summary
    .replaceAll(/\bReactElement<unknown, string \| JSXElementConstructor<any>>/g, 'ReactElement')
    .replaceAll(/\b(\w*Event<\w+), \w*Event>/g, '$1>')
    .replace(/ \| undefined$/, '')
    .replace(/^\((\(.*\) => [^|]*)\)$/, '$1');

/** Whether a default can be read by itself: no element, body of a function or row of a table in the component's code. */
const isReadable = (summary: string) => !/\breturn\b|^[<{]|=> \{|\[\w+\]$/.test(summary);

/** What a reader learns of a default: its value, or that the description says it. */
function describeDefault(summary: string | undefined, description: string): string | undefined {
  if (summary && isReadable(summary)) return summary;
  return summary || /\bby default\b|\bthe default\b/i.test(description) ? 'see description' : undefined;
}

function clarifyTable(table: Table, order: readonly string[], description: string): Table {
  const { type, defaultValue } = table;
  const summary = type?.summary && orderOptions(shortenType(type.summary), order);
  const defaultSummary = describeDefault(defaultValue?.summary && unquote(defaultValue.summary), description);
  return {
    ...table,
    ...(summary && { type: { ...type, summary } }),
    ...(defaultSummary && { defaultValue: { summary: defaultSummary } }),
  };
}

/** What native attributes do that readers look for. */
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

/** Native content, which a component passes on without a comment of its own. */
const content: StrictInputType = { name: 'children', description: 'Content.', table: { type: { summary: 'ReactNode' } } };

function clarifyRow(argType: StrictInputType, order: readonly string[]): StrictInputType[] {
  const { name, description, table } = argType;
  if (description) return [table ? { ...argType, table: clarifyTable(table, order, description) } : argType];
  // A native attribute, of which Storybook knows only that a story passes it. It stands below the table.
  return name === 'children' ? [content] : [];
}

/** The rows of a table of properties, without what only the compiler needs. */
export const clarifyRows = (argTypes: StrictArgTypes, optionOrders: Record<string, string[]>): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, argType]) => clarifyRow(argType, optionOrders[name] ?? []).map((row) => [name, row])),
  );
