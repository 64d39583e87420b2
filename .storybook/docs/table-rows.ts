import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import { unquote } from './arg-types.ts';

type Table = NonNullable<StrictInputType['table']>;

/** Options as their type declares them; TypeScript lists them in the order in which it met them. */
function orderOptions(summary: string, order: readonly string[]): string {
  const options = summary.split(' | ');
  if (order.length === 0 || options.some((option) => !order.includes(option))) return summary;
  return order.filter((option) => options.includes(option)).join(' | ');
}

/** The name of a type whose parameters say nothing to a reader. */
const shortenType = (summary: string): string =>
  summary.replaceAll(/\bReactElement<unknown, string \| JSXElementConstructor<any>>/g, 'ReactElement');

/** What a reader learns of a default: its value, or that it is no simple one. */
function describeDefault(summary: string): string {
  if (/=>|\breturn\b|^<|\{/.test(summary)) return 'of the kit';
  return /\?\.|!==|\[\w+\]$/.test(summary) ? 'computed' : summary;
}

function clarifyTable(table: Table, order: readonly string[]): Table {
  const { type, defaultValue } = table;
  const summary = type?.summary && orderOptions(shortenType(type.summary), order);
  return {
    ...table,
    ...(summary && { type: { ...type, summary } }),
    ...(defaultValue?.summary && { defaultValue: { summary: describeDefault(unquote(defaultValue.summary)) } }),
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
  if (description) return [table ? { ...argType, table: clarifyTable(table, order) } : argType];
  // A native attribute, of which Storybook knows only that a story passes it. It stands below the table.
  return name === 'children' ? [content] : [];
}

/** The rows of a table of properties, without what only the compiler needs. */
export const clarifyRows = (argTypes: StrictArgTypes, optionOrders: Record<string, string[]>): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, argType]) => clarifyRow(argType, optionOrders[name] ?? []).map((row) => [name, row])),
  );
