import type { Args } from 'storybook/internal/types';
import type { ArgPlaces, Range } from '../reference/arg-places.ts';

interface Edit {
  range: Range;
  text: string;
}

const printValue = (value: unknown) => (typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : JSON.stringify(value));

function printAttribute(name: string, value: unknown): string {
  if (value === true) return name;
  return typeof value === 'string' && !/["\\\n]/.test(value) ? `${name}="${value}"` : `${name}={${printValue(value)}}`;
}

const printContent = (value: unknown) => (typeof value === 'string' && !/[<>{}]/.test(value) ? value : `{${printValue(value)}}`);

/** Extends the range of an attribute to the space before it, which is removed with the attribute. */
const includeSpaceBefore = (code: string, [start, end]: Range): Range => [code.slice(0, start).trimEnd().length, end];

function findEdit(name: string, value: unknown, code: string, { attributes, states, children, end }: ArgPlaces): Edit | undefined {
  const [attribute, state] = [attributes[name], states[name]];
  if (name === 'children') return children && { range: children, text: value === undefined ? '' : printContent(value) };
  if (state) return { range: state, text: String(printValue(value)) };
  if (attribute)
    return value === undefined
      ? { range: includeSpaceBefore(code, attribute), text: '' }
      : { range: attribute, text: printAttribute(name, value) };
  if (value === undefined) return undefined;
  const [firstAttribute] = Object.values(attributes);
  const space = firstAttribute ? code.slice(code.slice(0, firstAttribute[0]).trimEnd().length, firstAttribute[0]) : ' ';
  return { range: [end, end], text: space + printAttribute(name, value) };
}

/** The code of a story with the values that its reader has changed. */
export function printCurrentCode(code: string, places: ArgPlaces, args: Args, initialArgs: Args): string {
  const changedNames = Object.keys({ ...initialArgs, ...args }).filter((name) => args[name] !== initialArgs[name]);
  const edits = changedNames.flatMap((name) => findEdit(name, args[name], code, places) ?? []);
  // Edits are applied from the last position to the first, so that earlier positions stay valid. Edits at the same position keep their
  // order.
  return edits
    .toReversed()
    .toSorted((a, b) => b.range[0] - a.range[0])
    .reduce((text, { range: [start, end], text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code);
}
