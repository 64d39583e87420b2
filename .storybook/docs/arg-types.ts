import type { ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types';

/** A text without its quotes. react-docgen-typescript quotes it once or twice: `solid` arrives as `'solid'` or `"'solid'"`. */
export const unquote = (text: string) => text.replace(/^"(.*)"$/, '$1').replace(/^'(.*)'$/, '$1');

/** A default value in single quotes, as the kit's code has it. */
const quoteOnce = (text: string) => (/^["']/.test(text) ? `'${unquote(text)}'` : text);

const isText = (value: unknown) => value === undefined || typeof value === 'string';

const isElement = (value: unknown) => typeof value === 'object' && value !== null && '$$typeof' in value;

/** Returns a control that replaces Storybook's, `false` for no control, or undefined to leave Storybook's. */
function chooseControl(name: string, argType: StrictInputType, initialValue: unknown): InputType['control'] | undefined {
  const type = String(argType.table?.type?.summary ?? '');
  if (/^on[A-Z]/.test(name) || /=>|Handler\b|Ref(?:Object)?</.test(type)) return false;
  if (/React(?:Node|Element)/.test(type) || isElement(initialValue))
    return isText(initialValue) && type.includes('ReactNode') ? { type: 'text' } : false;
  if (argType.type?.name !== 'other') return undefined;
  const [, plainType] = /^(string|number) \| null$/.exec(type) ?? [];
  if (plainType) return { type: plainType === 'string' ? 'text' : 'number' };
  // Without a text field, Storybook would edit a named union, such as that of the icons, as JSON. A missing object has no control.
  if (typeof initialValue === 'string') return { type: 'text' };
  return initialValue === undefined ? false : undefined;
}

/**
 * Controls that a designer can use: text for content that is a text, none for handlers and elements. Calls of a handler that a story spies
 * on are reported in the panel of actions.
 */
export const clarifyArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const table = { ...argType.table };
      const summary = table.defaultValue?.summary;
      if (summary) table.defaultValue = { ...table.defaultValue, summary: quoteOnce(summary) };
      const control = chooseControl(name, argType, initialArgs[name]);
      return [name, { ...argType, table, ...(control !== undefined && { control }) }];
    }),
  );
