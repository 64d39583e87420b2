import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import type { ArgPlaces } from './arg-places.ts';
import { readHandlers } from './handlers.ts';
import { type ImportedName, listNames, readScope, type Scope } from './scope.ts';
import { addArgs, findInitializer, findProperty, type StoryArgs } from './story-args.ts';
import { isIdleSpy, StoryPrinter } from './story-code.ts';

/** Code of a story that another project can use, or why it cannot. */
export interface Snippet {
  code: string;
  warning?: string;
  /** Positions of the arguments in the code of the first story, whose arguments a reader can change. */
  places?: ArgPlaces | undefined;
}

/** Names that Storybook needs in a stories module, but examples do not. */
const storyOnlyNames = new Set(['meta', 'Story', 'guide']);

const isStory = (statement: ts.Statement) => /^export const \w+: Story\b/.test(statement.getText());

const formatImport = ({ name, exportedName, isType }: ImportedName) =>
  `${isType ? 'type ' : ''}${exportedName ? `${exportedName} as ` : ''}${name}`;

function formatImports(imports: readonly ImportedName[]): string {
  const lines = Object.entries(Object.groupBy(imports, ({ module }) => module)).map(([module, names = []]) => {
    const sortedNames = names.toSorted((a, b) => a.name.localeCompare(b.name));
    return `import { ${sortedNames.map(formatImport).join(', ')} } from '${module}';`;
  });
  return lines.sort((a, b) => a.localeCompare(b)).join('\n');
}

/** Removes comments and attributes for the linter and the tests of this repository. */
const removeOwnMarks = (code: string) =>
  code.replace(/^[ \t]*(?:\/\/ biome-ignore .*|\{\/\* biome-ignore .*?\*\/\})\n/gm, '').replace(/\s+data-testid="[^"]*"/g, '');

/** Adds the declarations and imports that the code of a story needs from its module, so that it compiles in another project. */
function completeCode(code: string, scope: Scope, printDeclaration: (statement: ts.Statement) => string): Snippet {
  // The code may already contain a component of the module, printed with its arguments. Such a component is not added again.
  const usedNames = new Set(/^function (\w+)/.exec(code)?.slice(1));
  const usedStatements = new Map<ts.Statement, string>();
  const addNames = (part: string) => {
    for (const name of listNames(part)) {
      if (usedNames.has(name) || storyOnlyNames.has(name)) continue;
      usedNames.add(name);
      const statement = scope.declarations.get(name);
      if (!statement || usedStatements.has(statement) || isStory(statement)) continue;
      const declaration = printDeclaration(statement);
      usedStatements.set(statement, declaration);
      addNames(declaration);
    }
  };
  addNames(code);
  const declarations = [...new Set(scope.declarations.values())].flatMap((statement) => usedStatements.get(statement) ?? []);
  const imports = [...usedNames].flatMap((name) => (scope.declarations.has(name) ? [] : (scope.imports.get(name) ?? [])));
  const unavailableNames = imports.filter(({ isAvailable }) => !isAvailable).map(({ name }) => name);
  const pragma = usedNames.has('css') ? '/** @jsxImportSource @emotion/react */' : '';
  const parts = [pragma, formatImports(imports.filter(({ isAvailable }) => isAvailable)), ...declarations, code];
  return {
    code: removeOwnMarks(parts.filter(Boolean).join('\n\n')),
    ...(unavailableNames.length > 0 && { warning: `Incomplete: ${unavailableNames.join(', ')} exist in the repository of the kit only.` }),
  };
}

/** Adds the imports that the state of a printed example needs, whether the module has them or not. */
function addOwnImports({ imports }: Scope, component: string, file: string): void {
  const addImport = (imported: Omit<ImportedName, 'isAvailable'>) => imports.set(imported.name, { ...imported, isAvailable: true });
  addImport({ name: 'useState', isType: false, module: 'react' });
  addImport({ name: `${component}Props`, isType: true, module: `@meet/ui-kit/${basename(dirname(file))}` });
}

/** Composes the code of each story of a module: what it renders, with its arguments, and all that it needs. */
export function composeSnippets(file: string, source?: string): Map<string, Snippet> {
  const scope = readScope(file, source);
  const meta = findInitializer('meta', scope);
  const component = findProperty(meta, 'component')?.getText();
  if (!component) return new Map();
  addOwnImports(scope, component, file);
  const handlers = readHandlers(component, dirname(file));
  const declarationPrinter = new StoryPrinter(new Map(), scope, component, handlers);
  const printDeclaration = (statement: ts.Statement) => declarationPrinter.print(statement).replace(/^export /, '');
  const snippets = new Map<string, Snippet>();
  for (const [name, statement] of scope.declarations) {
    const story = findInitializer(name, scope);
    if (!isStory(statement) || !story || !ts.isObjectLiteralExpression(story)) continue;
    const args: StoryArgs = new Map();
    addArgs(args, findProperty(meta, 'args'), scope);
    // Spies that the meta passes to all stories are printed in the first example. In the other examples, spies without effect are left out.
    const isUnneeded = ([handler, value]: [string, ts.Node]) => isIdleSpy(value) && !handlers.byName.get(handler)?.isNeeded;
    if (snippets.size > 0) for (const [handler] of [...args].filter(isUnneeded)) args.delete(handler);
    addArgs(args, findProperty(story, 'args'), scope);
    const printer = new StoryPrinter(args, scope, component, handlers);
    const render = findProperty(story, 'render') ?? findProperty(meta, 'render');
    snippets.set(name, completeCode(printStory(name, render, component, printer, scope), scope, printDeclaration));
  }
  return snippets;
}

function printStory(name: string, render: ts.Node | undefined, component: string, printer: StoryPrinter, scope: Scope): string {
  if (!render) return printer.printElement(name, component);
  if (ts.isArrowFunction(render) || ts.isFunctionExpression(render)) return printer.printRender(name, render);
  const helper = ts.isCallExpression(render) ? findInitializer(render.expression.getText(), scope) : undefined;
  const code = helper && ts.isArrowFunction(helper) && ts.isCallExpression(render) ? printer.printHelper(name, helper, render) : undefined;
  return code ?? `const ${name} = ${printer.print(render)};`;
}

const formatOptions = ['format', '--write', '--line-width=88', '--indent-style=space', '--javascript-formatter-quote-style=single'];

/** Formats examples for the column of a docs page, all in one process. An example that is only an element has no semicolon. */
export function formatExamples(examples: readonly string[]): string[] {
  if (examples.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'examples-'));
  const files = examples.map((code, index) => {
    const file = join(folder, `${index}.tsx`);
    writeFileSync(file, code);
    return file;
  });
  execFileSync(join(import.meta.dirname, '../../node_modules/.bin/biome'), formatOptions, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const formatted = files.map((file) => readFileSync(file, 'utf8').trim().replace(/>;$/, '>'));
  rmSync(folder, { recursive: true });
  return formatted;
}
