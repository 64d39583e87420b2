import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/config.ts';
import { findBuildFolder } from './story/built.ts';

/** What the manifest says of a component: what `@storybook/addon-mcp` tells programs that write code. */
interface DescribedComponent {
  name: string;
  path: string;
  import?: string;
  error?: { message: string };
  stories: { name: string; snippet?: string; warning?: string }[];
}

const { components }: { components: Record<string, DescribedComponent> } = JSON.parse(
  readFileSync(join(findBuildFolder(), 'manifests/components.json'), 'utf8'),
);
const all = Object.values(components);
/** Pages of the storefront are described as they are. */
const kit = all.filter(({ path }) => path.includes('ui-kit/src/'));

/** An application in the kit's folder, where its packages are found. */
const folder = join(root, 'ui-kit/.cache/examples');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The components of a product's page. */
const productPage = readFileSync(join(root, 'ui-kit/fixtures/vite-app/src/ProductPage.tsx'), 'utf8');
const [, imported = ''] = /import \{([^}]*)\} from '@meet\/ui-kit'/.exec(productPage) ?? [];
const ofProductPage = imported.split(',').flatMap((name) => name.trim() || []);

/** Components whose examples all need data that stand beside their stories. The manifest says so at each. */
const exampleless = ['Field', 'Footer', 'Header', 'Menu', 'Container', 'FilterPanel', 'ProductCard', 'ProductGrid'];

const listComplete = ({ stories }: DescribedComponent) => stories.filter(({ snippet, warning }) => snippet && !warning);

/** Compiles the examples against the built kit, as another project would, and returns the complaints of the compiler. */
function compile(examples: [file: string, code: string][]): string[] {
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

test('the manifest describes every component without an error, with imports of the package alone', () => {
  expect(all.length).toBeGreaterThan(70);
  expect(all.filter(({ error }) => error).map(({ name, error }) => `${name}: ${error?.message}`)).toEqual([]);
  expect(kit.flatMap((each) => (each.import?.match(/from '(?!@meet\/ui-kit\/).*/g) ?? []).map((from) => `${each.name}: ${from}`))).toEqual(
    [],
  );
});

test('a program finds a whole example of nearly every component, and of all those of a product page', () => {
  const without = kit.filter((component) => listComplete(component).length === 0).map(({ name }) => name);
  expect(ofProductPage.length).toBeGreaterThan(8);
  expect(without.filter((name) => ofProductPage.includes(name))).toEqual([]);
  expect(without).toEqual(exampleless);
});

test('every example without a warning compiles at the first try', () => {
  const examples = kit.flatMap((component) =>
    listComplete(component).map(({ name, snippet }): [string, string] => [
      `${component.name}.${name.replaceAll(/\W/g, '')}.tsx`,
      `${component.import}\n${snippet}\nexport {};\n`,
    ]),
  );
  expect(examples.length).toBeGreaterThan(300);
  expect(compile(examples)).toEqual([]);
}, 300_000);
