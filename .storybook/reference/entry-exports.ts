import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { kitSource, readComment } from './declarations.ts';

/** Lists the exports of the entry point of a component, with the modules that contain them. */
export function listExports(component: string): { name: string; isType: boolean; file: string }[] {
  const [stories] = globSync(`*/${component}.stories.tsx`, { cwd: kitSource });
  const folder = stories && join(kitSource, dirname(stories));
  if (!folder) return [];
  const code = readFileSync(join(folder, 'index.ts'), 'utf8');
  return [...code.matchAll(/^export (type )?\{([^}]*)\} from '(\.\/[^']+)'/gm)].flatMap(([, isType, names = '', path = '']) =>
    names.split(',').flatMap((text) => {
      const [, type, name] = /^\s*(type )?(\w+)/.exec(text) ?? [];
      return name ? [{ name, isType: Boolean(isType ?? type), file: join(folder, path) }] : [];
    }),
  );
}

/** Names of the values and types that a component's entry point exports. */
export const listExportedNames = (component: string): Set<string> => new Set(listExports(component).map(({ name }) => name));

/** A function that a component's entry point exports besides the component, such as `toast`. */
export interface ExportedFunction {
  name: string;
  description: string;
  /** Name, parameters and result, such as `useLocale(): Locale`. */
  signature: string;
  /** Functions that are properties of the function. */
  members: FunctionMember[];
}

interface FunctionMember {
  name: string;
  description: string;
  /** Parameters and result, such as `(id?: string): void`. */
  signature: string;
}

/** The functions that `Object.assign(function, { … })` adds to a function. */
function listAssigned(node: ts.Expression | undefined): FunctionMember[] {
  if (!node || !ts.isCallExpression(node) || node.expression.getText() !== 'Object.assign') return [];
  const members = node.arguments[1];
  if (!members || !ts.isObjectLiteralExpression(members)) return [];
  return members.properties.flatMap((property) => {
    const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
    const name = property.name?.getText();
    return name ? [{ name, description: readComment(property), signature: formatSignature('', value) }] : [];
  });
}

/** The function, or the value of the constant, that a module declares under a name. */
function resolveName({ text }: ts.Identifier, source: ts.SourceFile): ts.Node | undefined {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === text) return statement;
    const variable = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : undefined;
    if (variable?.name.getText() === text) return variable.initializer;
  }
  return undefined;
}

/**
 * Finds the function behind an expression: a function, its name, a call that creates it such as `showAs('success')`, or `Object.assign`.
 */
function findFunction(node: ts.Node | undefined): ts.SignatureDeclaration | undefined {
  if (!node) return undefined;
  if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node)) return node;
  if (ts.isIdentifier(node)) return findFunction(resolveName(node, node.getSourceFile()));
  if (!ts.isCallExpression(node)) return undefined;
  const factory = findFunction(node.expression);
  return factory && ts.isArrowFunction(factory) && ts.isArrowFunction(factory.body) ? factory.body : findFunction(node.arguments[0]);
}

function formatSignature(name: string, node: ts.Node | undefined): string {
  const { parameters, type } = findFunction(node) ?? {};
  if (!parameters) return name;
  const resultType = type ? `: ${type.getText()}` : '';
  return `${name}(${parameters.map((parameter) => parameter.getText()).join(', ')})${resultType}`.replaceAll(/\s+/g, ' ');
}

/** Describes the functions that the entry point of a component exports besides the component. */
export function describeFunctions(component: string): ExportedFunction[] {
  return listExports(component).flatMap(({ name, isType, file }) => {
    if (isType || !/^[a-z]/.test(name)) return [];
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    return source.statements.flatMap((statement) => {
      const variable = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : undefined;
      const declared = ts.isFunctionDeclaration(statement) ? statement.name : variable?.name;
      if (declared?.getText() !== name) return [];
      const signature = formatSignature(name, variable?.initializer ?? statement);
      return [{ name, signature, description: readComment(statement), members: listAssigned(variable?.initializer) }];
    });
  });
}
