import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

/** What a stories module imports under one name. */
export interface ImportedName {
  name: string;
  /** The name under which the imported module exports it, if that differs. */
  exportedName?: string | undefined;
  isType: boolean;
  /** The module as another project imports it. If only this repository has the module, the path as it is written. */
  module: string;
  isAvailable: boolean;
}

/** What the code of a module may refer to: its own declarations, those of the examples that it imports, and other imports. */
export interface Scope {
  source: ts.SourceFile;
  /** Statements by the names that they declare, in the order in which they must be executed. */
  declarations: Map<string, ts.Statement>;
  imports: Map<string, ImportedName>;
}

const parseCode = (code: string, file = 'story.tsx') => ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function listDeclaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** The kit's entry point that exports a name of its module, such as `@meet/ui-kit/button` for `Button` of `../button/index.ts`. */
function findEntryPoint(file: string, name: string): string | undefined {
  const folder = dirname(file);
  const index = join(folder, 'index.ts');
  if (basename(dirname(folder)) !== 'src' || !existsSync(index)) return undefined;
  const isExported = basename(file) === 'index.ts' || new RegExp(`\\b${name}\\b`).test(readFileSync(index, 'utf8'));
  return isExported ? `@meet/ui-kit/${basename(folder)}` : undefined;
}

/** Whether a module has data for stories, which the package does not contain. */
const isExample = (file: string) => basename(file).startsWith('example-');

function listImports(statement: ts.ImportDeclaration, file: string): ImportedName[] {
  const { importClause } = statement;
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
  return bindings.elements.map((element) => {
    const name = element.name.text;
    const exportedName = element.propertyName?.text;
    const entryPoint = specifier.startsWith('.') ? findEntryPoint(join(dirname(file), specifier), exportedName ?? name) : undefined;
    const isAvailable = entryPoint !== undefined || ['react', '@emotion/react'].includes(specifier);
    return { name, exportedName, isType: importClause.isTypeOnly || element.isTypeOnly, module: entryPoint ?? specifier, isAvailable };
  });
}

/** Adds what a statement imports. Examples count as the module's own, because they are copied with its code. */
function addImports(scope: Scope, statement: ts.ImportDeclaration, file: string): void {
  const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
  if (!isExample(specifier)) {
    for (const imported of listImports(statement, file)) scope.imports.set(imported.name, imported);
    return;
  }
  const example = readScope(join(dirname(file), specifier));
  for (const [name, declaration] of example.declarations) scope.declarations.set(name, declaration);
  for (const [name, imported] of example.imports) scope.imports.set(name, imported);
}

/** Reads what the stories of a module may refer to. */
export function readScope(file: string, code = readFileSync(file, 'utf8')): Scope {
  const source = parseCode(code, file);
  const scope: Scope = { source, declarations: new Map(), imports: new Map() };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) addImports(scope, statement, file);
    else for (const name of listDeclaredNames(statement)) scope.declarations.set(name, statement);
  }
  return scope;
}

/** Whether an identifier names a property instead of a value: after a dot, in an object, as an attribute. */
export function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent))
    return (ts.isQualifiedName(parent) ? parent.right : parent.name) === node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent)) return parent.name === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return ts.isJsxAttribute(parent);
}

/** The names that a parameter has, which are several if it is destructured. */
function listBoundNames({ name }: ts.ParameterDeclaration | ts.BindingElement): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? listBoundNames(element) : []));
}

/** Lists the names that code refers to, apart from parameters of its functions, which hide outer variables of the same name. */
export function listNames(code: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node, bound: ReadonlySet<string>) => {
    const inside = ts.isFunctionLike(node) ? new Set([...bound, ...node.parameters.flatMap(listBoundNames)]) : bound;
    if (ts.isIdentifier(node) && !isPropertyName(node) && !bound.has(node.text)) names.add(node.text);
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(parseCode(code), new Set());
  return names;
}
