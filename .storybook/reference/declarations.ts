import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

export const kitSource = join(import.meta.dirname, '../../ui-kit/src');

/** Types by their names. Several files may each have a type of the same name. */
function readDeclarations(): Map<string, Declaration[]> {
  const declarations = new Map<string, Declaration[]>();
  const files = globSync('*/*.{ts,tsx}', { cwd: kitSource, exclude: ['**/*.test.*', '**/*.stories.*', '**/*.guide.ts'] });
  for (const file of files.sort()) {
    const code = readFileSync(join(kitSource, file), 'utf8');
    if (!/^(?:export )?(?:interface|type) /m.test(code)) continue;
    for (const statement of ts.createSourceFile(join(kitSource, file), code, ts.ScriptTarget.Latest, true).statements)
      if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
        const { text } = statement.name;
        declarations.set(text, [...(declarations.get(text) ?? []), statement]);
      }
  }
  return declarations;
}

let allDeclarations: Map<string, Declaration[]> | undefined;

/** Finds the file that declares a name in a module. Follows imports and re-exports; a name that the module does not import is its own. */
function findSource(name: string, source: ts.SourceFile): string {
  const isNamed = (clause: ts.NamedImports | ts.NamedExports) => clause.elements.some((element) => element.name.text === name);
  for (const statement of source.statements) {
    const isPassing = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
    if (!isPassing || !statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const clause = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
    if (!clause || !(ts.isNamedImports(clause) || ts.isNamedExports(clause)) || !isNamed(clause)) continue;
    const file = join(dirname(source.fileName), statement.moduleSpecifier.text);
    if (!existsSync(file)) return file;
    return findSource(name, ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  }
  return source.fileName;
}

/**
 * Finds a type of the kit. Of several types with the same name, it is the one that the referring module declares or imports. All types are
 * read on the first call.
 */
export const findDeclaration = (name: string, referringFile?: ts.SourceFile): Declaration | undefined => {
  allDeclarations ??= readDeclarations();
  const namesakes = allDeclarations.get(name) ?? [];
  if (namesakes.length < 2 || !referringFile) return namesakes[0];
  const file = findSource(name, referringFile);
  return namesakes.find((declaration) => declaration.getSourceFile().fileName === file);
};

export const readComment = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .flatMap((comment) => (ts.isJSDoc(comment) ? (ts.getTextOfJSDocComment(comment.comment) ?? []) : []))
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** The object types of which a declaration consists: its own, and those that it extends. */
export function listParts(declaration: Declaration): (ts.InterfaceDeclaration | ts.TypeLiteralNode)[] {
  if (ts.isTypeAliasDeclaration(declaration)) return ts.isTypeLiteralNode(declaration.type) ? [declaration.type] : [];
  const parents = (declaration.heritageClauses ?? []).flatMap(({ types }) => types.map(({ expression }) => expression.getText()));
  return [...parents.flatMap((name) => findDeclaration(name, declaration.getSourceFile()) ?? []).flatMap(listParts), declaration];
}

/** Properties that a type declares, including those of types that it extends. */
export const listMembers = (declaration: Declaration): ts.TypeElement[] => listParts(declaration).flatMap(({ members }) => [...members]);

export const listMemberNames = (declaration: Declaration): Set<string> =>
  new Set(listMembers(declaration).flatMap(({ name }) => name?.getText() ?? []));
