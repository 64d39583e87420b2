import ts from 'typescript';

/** Code of a story that another project can use, or why it cannot. */
export interface Snippet {
  code: string;
  warning?: string;
}

/** Declarations and imports of a stories module, by name. */
interface Scope {
  declarations: Map<string, string>;
  imports: Map<string, string>;
}

const parse = (code: string) => ts.createSourceFile('story.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

function listDeclaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

function listImports(statement: ts.ImportDeclaration): [name: string, module: string][] {
  const { namedBindings } = statement.importClause ?? {};
  const elements = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  return elements.map(({ name }) => [name.text, statement.moduleSpecifier.getText().slice(1, -1)]);
}

export function readScope(source: string): Scope {
  const { statements } = parse(source);
  const localStatements = statements.filter((statement) => !ts.isImportDeclaration(statement) && !isExported(statement));
  return {
    declarations: new Map(
      localStatements.flatMap((statement) => listDeclaredNames(statement).map((name) => [name, statement.getText()] as const)),
    ),
    imports: new Map(statements.filter(ts.isImportDeclaration).flatMap(listImports)),
  };
}

/** Whether an identifier names a property instead of a value: after a dot, in an object, as an attribute. */
function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  return (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node ? true : ts.isJsxAttribute(parent);
}

function listNames(code: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && !isPropertyName(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(code));
  return names;
}

const isKitEntry = (module: string) => module.endsWith('/index.ts');

/**
 * Adds the declarations and React imports that a snippet needs from its module, so that it compiles in another project. The snippet already
 * imports its components.
 */
export function completeSnippet(snippet: string, { declarations, imports }: Scope): Snippet {
  const parts = [snippet];
  const usedNames = new Set<string>();
  for (const part of parts)
    for (const name of listNames(part)) {
      if (usedNames.has(name)) continue;
      usedNames.add(name);
      const declaration = declarations.get(name);
      if (declaration && !parts.includes(declaration) && name !== 'meta') parts.push(declaration);
    }
  const externalImports = [...usedNames].flatMap((name): [string, string][] => {
    const module = imports.get(name);
    return module && !isKitEntry(module) ? [[name, module]] : [];
  });
  const reactNames = externalImports.filter(([, module]) => module === 'react').map(([name]) => name);
  const unavailableNames = externalImports.filter(([, module]) => module !== 'react').map(([name]) => name);
  const code = [...parts.slice(1).reverse(), snippet].join('\n\n');
  const header = reactNames.length > 0 ? `import { ${reactNames.sort().join(', ')} } from 'react';\n\n` : '';
  if (unavailableNames.length > 0)
    return { code: header + code, warning: `Incomplete: ${unavailableNames.join(', ')} exist in the repository of the kit only.` };
  if (/^const \w+ = (?:function \w*)?\(?(?:args\b|\{)/.test(snippet))
    return { code: header + code, warning: 'Incomplete: it takes the arguments of a story.' };
  return { code: header + code };
}
