import ts from 'typescript';
import type { Scope } from './scope.ts';

/** Arguments of a story by name, with the code of each. */
export type StoryArgs = Map<string, ts.Node>;

/** The value inside parentheses and type assertions. */
export const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node;

/** Finds the value that a declaration of the module has. */
export function findInitializer(name: string, { declarations }: Scope): ts.Expression | undefined {
  const statement = declarations.get(name);
  if (!statement || !ts.isVariableStatement(statement)) return undefined;
  const initializer = statement.declarationList.declarations.find((declaration) => declaration.name.getText() === name)?.initializer;
  return initializer && unwrap(initializer);
}

export function findProperty(node: ts.Expression | undefined, name: string): ts.Node | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find((candidate) => candidate.name?.getText() === name);
  if (property && ts.isPropertyAssignment(property)) return unwrap(property.initializer);
  return property;
}

/** Follows a name, or the arguments of another story, to the object that it refers to. */
function resolveObject(node: ts.Expression, scope: Scope): ts.ObjectLiteralExpression | undefined {
  const value = unwrap(node);
  if (ts.isObjectLiteralExpression(value)) return value;
  if (ts.isIdentifier(value)) {
    const initializer = findInitializer(value.text, scope);
    return initializer && resolveObject(initializer, scope);
  }
  if (ts.isPropertyAccessExpression(value) && ts.isIdentifier(value.expression)) {
    const property = findProperty(findInitializer(value.expression.text, scope), value.name.text);
    return property && resolveObject(property as ts.Expression, scope);
  }
  return undefined;
}

/** Adds the properties of an object to the arguments, including those that it spreads. */
export function addArgs(args: StoryArgs, node: ts.Node | undefined, scope: Scope): void {
  const object = node && resolveObject(node as ts.Expression, scope);
  for (const property of object?.properties ?? []) {
    if (ts.isSpreadAssignment(property)) addArgs(args, property.expression, scope);
    else if (ts.isPropertyAssignment(property)) args.set(property.name.getText().replace(/^'(.*)'$/, '$1'), property.initializer);
    else if (ts.isShorthandPropertyAssignment(property)) args.set(property.name.text, property.name);
  }
}
