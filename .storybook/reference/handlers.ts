import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { findDeclaration, listMembers } from './declarations.ts';

/** A property of a component that takes a function, such as `onClick`. */
interface Handler {
  /** Names of the handler's parameters, apart from an event. */
  parameters: string[];
  isAsync: boolean;
  /** Whether the component requires the handler, or looks different without it: a chip without `onRemove` has no cross. */
  isNeeded: boolean;
}

/** Handlers of a component by name, and the types of its properties. */
export interface Handlers {
  byName: Map<string, Handler>;
  /** Declared types of the properties, by the name of the property. */
  types: Map<string, string>;
  /** Boolean properties that a press toggles, by the handler of the press: `onClick` toggles `selected`. */
  toggles: Map<string, string>;
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

const findAttribute = ({ attributes }: ts.JsxOpeningLikeElement, name: string) =>
  attributes.properties
    .filter(ts.isJsxAttribute)
    .find((attribute) => attribute.name.getText() === name)
    ?.initializer?.getText() ?? '';

/** Finds the boolean properties that the component passes to a button's `aria-pressed`, by the handler of the button. */
function findToggles(code: string, { byName, types }: Omit<Handlers, 'toggles'>): Map<string, string> {
  const toggles = new Map<string, string>();
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const names = findAttribute(node, 'aria-pressed').match(/\w+/g) ?? [];
      const prop = names.findLast((name) => types.get(name) === 'boolean');
      const [, handler = ''] = /^\{(\w+)\}$/.exec(findAttribute(node, 'onClick')) ?? [];
      if (prop) toggles.set(byName.has(handler) ? handler : 'onClick', prop);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('component.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return toggles;
}

/** Reads the handlers from the type of the component's properties, and from the code in its folder. */
export function readHandlers(component: string, folder: string): Handlers {
  const props = findDeclaration(`${component}Props`);
  const members = props ? listMembers(props).filter(ts.isPropertySignature) : [];
  const code = globSync('*.tsx', { cwd: folder, exclude: ['*.stories.tsx', '*.test.tsx'] })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const affectsLook = (name: string) => new RegExp(`\\b${name} (?:&&|\\?|[!=]==) |!${name}\\b|Boolean\\(${name}\\)`).test(code);
  const handlers = { byName: new Map<string, Handler>(), types: new Map<string, string>() };
  for (const { name: nameNode, type, questionToken } of members) {
    const name = nameNode.getText();
    const propType = unwrapType(type);
    handlers.types.set(name, propType?.getText() ?? '');
    if (/^on[A-Z]/.test(name)) handlers.byName.set(name, describeHandler(propType, questionToken === undefined || affectsLook(name)));
  }
  return { ...handlers, toggles: findToggles(code, handlers) };
}

/** Prints a handler that logs what it was called with, in place of a spy. */
export function printHandler(name: string, { byName }: Handlers): string {
  const { parameters = [], isAsync = false } = byName.get(name) ?? {};
  return `${isAsync ? 'async ' : ''}(${parameters.join(', ')}) => console.log(${[`'${name}'`, ...parameters].join(', ')})`;
}

/** Prints the `useState` of a property that the component reports back, with the property's type unless the initial value implies it. */
export function printState(prop: string, setter: string, value: string, component: string, { types }: Handlers): string {
  const type = types.get(prop);
  const parameter = type === undefined || isPlainType(type) ? '' : `<${component}Props['${prop}']>`;
  return `const [${prop}, ${setter}] = useState${parameter}(${value});`;
}
