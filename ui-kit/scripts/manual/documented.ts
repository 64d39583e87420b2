import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** A React component that the kit exports. */
export interface DocumentedComponent {
  name: string;
  /** Folder of the component, as in the path that integrators import. */
  folder: string;
  isDescribed: boolean;
  /** The props that the component declares, without those of the HTML element that it renders. */
  props: { name: string; isDescribed: boolean }[];
}

const isOurs = (source: string) => (declaration: ts.Declaration) => {
  const { fileName } = declaration.getSourceFile();
  return fileName.startsWith(source) && !fileName.slice(source.length).includes('node_modules');
};

function readConfig(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root).options;
}

/** Reads the components that the folders in `source` export, with the descriptions in their comments. */
export function readComponents(source: string, configRoot = dirname(source)): DocumentedComponent[] {
  const indexFiles = globSync('*/index.ts', { cwd: source }).map((file) => join(source, file));
  // Without the types of Node, Jest and Vite, which no prop needs and which are as long as the kit with React.
  const program = ts.createProgram(indexFiles, { ...readConfig(configRoot), types: [], noEmit: true });
  const checker = program.getTypeChecker();
  const hasDescription = (symbol: ts.Symbol) => symbol.getDocumentationComment(checker).some(({ text }) => text.trim() !== '');
  const listProps = (type: ts.Type) =>
    type
      .getProperties()
      .filter((prop) => prop.getDeclarations()?.some(isOurs(source)))
      .map((prop) => ({ name: prop.name, isDescribed: hasDescription(prop) }));

  return indexFiles.flatMap((indexFile) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(indexFile) ?? failNoFile(indexFile));
    const exported = module ? checker.getExportsOfModule(module) : [];
    return exported.flatMap((entry) => {
      const symbol = entry.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(entry) : entry;
      const [declaration] = symbol.getDeclarations() ?? [];
      if (!declaration || !/^[A-Z][a-z]/.test(entry.name)) return [];
      const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
      if (!signature) return [];
      const [props] = signature.getParameters();
      return [
        {
          name: entry.name,
          folder: relative(source, dirname(indexFile)),
          isDescribed: hasDescription(symbol),
          props: props ? listProps(checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(props, declaration))) : [],
        },
      ];
    });
  });
}

function failNoFile(indexFile: string): never {
  throw new Error(`${indexFile} is not part of the program`);
}

/** Components and props without a description. */
export function listUndescribed(components: DocumentedComponent[]): string[] {
  return components.flatMap(({ name, folder, isDescribed, props }) => [
    ...(isDescribed ? [] : [`${folder}: ${name} has no description`]),
    ...props.filter((prop) => !prop.isDescribed).map((prop) => `${folder}: ${name}.${prop.name} has no description`),
  ]);
}

/** Components that no story file names as its `component` or among its `subcomponents`. */
export function listWithoutStory(components: DocumentedComponent[], source: string): string[] {
  const texts = globSync('**/*.stories.tsx', { cwd: source }).map((file) => readFileSync(join(source, file), 'utf8'));
  const documented = new Set(
    texts.flatMap((text) => {
      const [, component = ''] = /\bcomponent: (\w+)/.exec(text) ?? [];
      const [, others = ''] = /\bsubcomponents: \{([^}]*)\}/.exec(text) ?? [];
      return [component, ...others.split(',').map((name) => name.trim())];
    }),
  );
  return components.filter(({ name }) => !documented.has(name)).map(({ name, folder }) => `${folder}: ${name} is in no story`);
}
