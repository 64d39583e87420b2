import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/config.ts';
import { findDeclaration } from './reference/declarations.ts';
import { findBuildFolder } from './story/built.ts';

/** Entry of a component in the manifest, which `@storybook/addon-mcp` passes to coding agents. */
interface DescribedComponent {
  name: string;
  path: string;
  import?: string;
  error?: { message: string };
  subcomponents?: Record<string, { import?: string }>;
  docs?: Record<string, { content: string }>;
  reactDocgenTypescript?: { props?: Record<string, { type: { name: string } }> };
  stories: { name: string; snippet?: string; warning?: string }[];
}

const { components }: { components: Record<string, DescribedComponent> } = JSON.parse(
  readFileSync(join(findBuildFolder(), 'manifests/components.json'), 'utf8'),
);
const describedComponents = Object.values(components);
/** The components of the kit, without the storefront's pages, which the manifest describes, too. */
const kitComponents = describedComponents.filter(({ path }) => path.includes('ui-kit/src/'));

/** Folder in which the examples are compiled: inside the kit's workspace, so that the kit's packages are found. */
const folder = join(root, 'ui-kit/.cache/examples');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const listComplete = ({ stories }: DescribedComponent) => stories.filter(({ snippet, warning }) => snippet && !warning);

/** Compiles the examples against the built kit, as another project would, and returns the complaints of the compiler. */
function compileExamples(examples: [file: string, code: string][]): string[] {
  mkdirSync(folder, { recursive: true });
  for (const [file, code] of examples) writeFileSync(join(folder, file), code);
  const paths = { '@meet/ui-kit/*': ['../../dist/*/index.d.ts'] };
  const config = { extends: '../../fixtures/vite-app/tsconfig.json', compilerOptions: { paths }, include: ['*.tsx'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
    return [];
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
      .trim()
      .split('\n');
  }
}

test('the manifest describes every component without an error', () => {
  expect(describedComponents.length).toBeGreaterThan(70);
  expect(describedComponents.filter(({ error }) => error).map(({ name, error }) => `${name}: ${error?.message}`)).toEqual([]);
});

test('the manifest has a complete example of every kit component', () => {
  const namesWithoutExample = kitComponents.filter((component) => listComplete(component).length === 0).map(({ name }) => name);
  expect(namesWithoutExample).toEqual([]);
});

test('the manifest describes every kit type, apart from generic types, that a property of a kit component has', () => {
  const listUnknown = ({ name, docs = {}, reactDocgenTypescript }: DescribedComponent) => {
    const text = Object.values(docs)
      .map(({ content }) => content)
      .join('\n');
    const described = new Set([...text.matchAll(/^(?:export )?(?:interface|type) (\w+)/gm)].map(([, type]) => type));
    const types = Object.values(reactDocgenTypescript?.props ?? {}).flatMap(({ type }) => type.name.match(/\b[A-Z]\w+/g) ?? []);
    // A generic type is not described separately: the description of its property says what it accepts.
    const kitTypes = types.filter((type) => findDeclaration(type) && !findDeclaration(type)?.typeParameters);
    return kitTypes.filter((type) => !described.has(type)).map((type) => `${name}: ${type}`);
  };
  expect(kitComponents.some(({ docs }) => docs)).toBe(true);
  expect(kitComponents.flatMap(listUnknown)).toEqual([]);
});

test('every example without a warning and every import of a part compile against the built kit as the MCP server prints them', () => {
  const examples = kitComponents.flatMap((component) => [
    ...listComplete(component).map(({ name, snippet }): [string, string] => [
      `${component.name}.${name.replaceAll(/\W/g, '')}.tsx`,
      `${component.import ?? ''}\n${snippet}\nexport {};\n`,
    ]),
    ...Object.entries(component.subcomponents ?? {}).map(([name, part]): [string, string] => [
      `${component.name}.part.${name}.tsx`,
      `${part.import ?? ''}\n${name};\n`,
    ]),
  ]);
  expect(examples.length).toBeGreaterThan(500);
  expect(compileExamples(examples)).toEqual([]);
}, 300_000);
