import type { Args, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import { type PropertyComments, readDefault } from './table-rows.ts';

/** Attributes of every element, which say nothing about a component and so get no control. */
const hiddenNames = new Set(['id', 'className', 'style', 'ref']);

const hasControl = ({ control }: StrictInputType) =>
  typeof control === 'object' ? control.disable !== true : control !== undefined && (control as unknown) !== false;

const orderOptions = (options: readonly unknown[], order: readonly string[]) =>
  options.toSorted((a, b) => order.indexOf(JSON.stringify(a)) - order.indexOf(JSON.stringify(b)));

/** Properties that the reader of an example can change. Their options have the order of the table of properties. */
export const listControls = (argTypes: StrictArgTypes, { optionOrders }: Pick<PropertyComments, 'optionOrders'>): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, argType]): [string, StrictInputType][] => {
      if (hiddenNames.has(name) || !hasControl(argType)) return [];
      const { options } = argType;
      return [[name, options ? { ...argType, options: orderOptions(options, optionOrders[name] ?? []) } : argType]];
    }),
  );

/** Returns the default value of a property, or a value with which the control displays a field instead of a button. */
function findDefault({ control, options, table }: StrictInputType, comment: string | undefined): unknown {
  const defaultText = readDefault(comment ?? table?.defaultValue?.summary ?? '');
  const type = typeof control === 'object' ? control.type : control;
  if (options) return options.find((option) => String(option) === defaultText);
  if (type === 'boolean') return defaultText === 'true';
  if (type === 'text') return comment && /^'.*'$/.test(comment) ? defaultText : '';
  return type === 'number' && /^\d+(\.\d+)?$/.test(defaultText) ? Number(defaultText) : undefined;
}

/** The values that controls display: those of the example, and defaults for the other properties. */
export function fillDefaults(controls: StrictArgTypes, args: Args, { defaults }: Pick<PropertyComments, 'defaults'>): Args {
  const filled = Object.entries(controls).map(([name, argType]) => [name, args[name] ?? findDefault(argType, defaults[name])]);
  return { ...args, ...Object.fromEntries(filled) };
}
