import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** TypeScript's documentation quotes defaults that are strings: `'solid'` arrives as `"'solid'"`. */
const unquote = (text: string) => text.replace(/^"(.*)"$/, '$1');

const isText = (value: unknown) => value === undefined || typeof value === 'string';

/**
 * Controls that a designer can use: text for content that is a text, none for handlers and elements. A handler that a story spies on is
 * reported in the panel of actions.
 */
export const clarifyArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const table = { ...argType.table };
      const summary = table.defaultValue?.summary;
      if (summary) table.defaultValue = { ...table.defaultValue, summary: unquote(summary) };
      const type = String(table.type?.summary ?? '');
      const initial = initialArgs[name];
      if (/^on[A-Z]/.test(name) || /=>|Handler\b|Ref(?:Object)?</.test(type)) return [name, { ...argType, table, control: false }];
      if (/React(?:Node|Element)/.test(type) || (typeof initial === 'object' && initial !== null && '$$typeof' in initial))
        return [name, { ...argType, table, control: isText(initial) && type.includes('ReactNode') ? { type: 'text' } : false }];
      return [name, { ...argType, table }];
    }),
  );
