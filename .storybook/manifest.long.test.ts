import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const listComplete = ({ stories }: DescribedComponent) => stories.filter(({ snippet, warning }) => snippet && !warning);

test('the manifest describes every component without an error, and imports kit components only from their package', () => {
  expect(all.length).toBeGreaterThan(70);
  expect(all.filter(({ error }) => error).map(({ name, error }) => `${name}: ${error?.message}`)).toEqual([]);
  expect(kit.flatMap((each) => (each.import?.match(/from '(?!@meet\/ui-kit\/).*/g) ?? []).map((from) => `${each.name}: ${from}`))).toEqual(
    [],
  );
});

test('the manifest has a complete example of every kit component', () => {
  const without = kit.filter((component) => listComplete(component).length === 0).map(({ name }) => name);
  expect(without).toEqual([]);
});
