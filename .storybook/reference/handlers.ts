import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { findDeclaration, listMembers } from './item-types.ts';

/** A handler that a component takes. */
interface Handler {
  /** Names of what it is called with, events apart. */
  parameters: string[];
  isAsync: boolean;
  /** Whether the component requires it, or looks different without it: a chip without `onRemove` has no cross. */
  isNeeded: boolean;
}

/** Handlers of a component by name, and the types of its properties. */
export interface Handlers {
  byName: Map<string, Handler>;
  /** Types of properties as they are declared. */
  types: Map<string, string>;
}

const isPlainType = (type: string) => /^(?:boolean|string|number)$/.test(type);

/** The type of a property without `undefined` and parentheses. */
function unwrapType(type: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (type && ts.isParenthesizedTypeNode(type)) return unwrapType(type.type);
  if (!type || !ts.isUnionTypeNode(type)) return type;
  const parts = type.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  return parts.length === 1 ? unwrapType(parts[0]) : type;
}

function describeHandler(type: ts.TypeNode | undefined, isNeeded: boolean): Handler {
  if (!type || !ts.isFunctionTypeNode(type)) return { parameters: [], isAsync: false, isNeeded };
  const names = type.parameters.map(({ name }) => name.getText());
  return { parameters: names.filter((name) => name !== 'event'), isAsync: /^Promise\b/.test(type.type.getText()), isNeeded };
}

/** Reads the handlers from the type of the component's properties, and from the code in its folder. */
export function readHandlers(component: string, folder: string): Handlers {
  const props = findDeclaration(`${component}Props`);
  const members = props ? listMembers(props).filter(ts.isPropertySignature) : [];
  const code = globSync('*.tsx', { cwd: folder, exclude: ['*.stories.tsx', '*.test.tsx'] })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const isTested = (name: string) => new RegExp(`\\b${name} (?:&&|\\?|[!=]==) |!${name}\\b|Boolean\\(${name}\\)`).test(code);
  const handlers: Handlers = { byName: new Map(), types: new Map() };
  for (const { name: nameNode, type, questionToken } of members) {
    const name = nameNode.getText();
    const propType = unwrapType(type);
    handlers.types.set(name, propType?.getText() ?? '');
    if (/^on[A-Z]/.test(name)) handlers.byName.set(name, describeHandler(propType, questionToken === undefined || isTested(name)));
  }
  return handlers;
}

/** Prints a handler that says what it was called with, in place of a spy. */
export function printHandler(name: string, { byName }: Handlers): string {
  const { parameters = [], isAsync = false } = byName.get(name) ?? {};
  return `${isAsync ? 'async ' : ''}(${parameters.join(', ')}) => console.log(${[`'${name}'`, ...parameters].join(', ')})`;
}

/** Prints the state of a property that the component reports back, with its type where the initial value does not say it. */
export function printState(prop: string, setter: string, value: string, component: string, { types }: Handlers): string {
  const type = types.get(prop);
  const parameter = type === undefined || isPlainType(type) ? '' : `<${component}Props['${prop}']>`;
  return `const [${prop}, ${setter}] = useState${parameter}(${value});`;
}
