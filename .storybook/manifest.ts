import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describeOtherAttributes } from './reference/attributes.ts';
import { describeFunctions, listExportedNames } from './reference/entry-exports.ts';
import { describeItemTypes } from './reference/item-types.ts';
import { readSnippets, type StorySnippets } from './reference/plugin.ts';
import { describeEntry } from './reference/type-text.ts';

interface ManifestStory {
  id: string;
  snippet?: string;
  /** Why the snippet does not compile as it is. */
  warning?: string;
}

interface ManifestComponent {
  id: string;
  name: string;
  /** Path of the component's stories. */
  path: string;
  /** Import of the component, which is printed before every snippet. */
  import?: string;
  stories: ManifestStory[];
  /** Parts that are exported beside the component, by name. */
  subcomponents?: Record<string, { import?: string }>;
  /** Pages about the component, which are printed after its properties. */
  docs?: Record<string, { id: string; name: string; title: string; path: string; content: string }>;
}

export interface Manifests {
  components?: { components: Record<string, ManifestComponent> };
}

const root = fileURLToPath(new URL('../', import.meta.url));

const getEntryPoint = ({ path }: ManifestComponent): string => `@meet/ui-kit/${basename(dirname(path))}`;

/** Describes what a coding agent needs besides the table of properties: the types of the properties, functions and other attributes. */
function describeReference(component: ManifestComponent): string {
  const { name, path, subcomponents = {} } = component;
  const source = join(root, dirname(path), `${name}.tsx`);
  const types = [name, ...Object.keys(subcomponents)].flatMap((componentName) =>
    describeItemTypes(componentName, { areNamesListed: true }),
  );
  return describeEntry({
    entry: getEntryPoint(component),
    itemTypes: [...new Map(types.map((type) => [type.name, type])).values()],
    exportedNames: listExportedNames(name),
    functions: describeFunctions(name),
    otherAttributes: describeOtherAttributes(name, existsSync(source) ? readFileSync(source, 'utf8') : ''),
  });
}

/** Adds to a component's entry the imports of its parts, and a page about its types, functions and other attributes. */
function completeEntry(component: ManifestComponent): void {
  // Every snippet contains its imports, so the entry needs none.
  delete component.import;
  for (const [name, part] of Object.entries(component.subcomponents ?? {}))
    part.import = `import { ${name} } from '${getEntryPoint(component)}';`;
  const id = `${component.id}-reference`;
  const content = describeReference(component);
  if (content) component.docs = { [id]: { id, name: 'Types and attributes', title: component.name, path: component.path, content } };
}

function completeStories({ id, stories }: ManifestComponent, snippets: StorySnippets): void {
  for (const [exportName, { code, warning }] of snippets) {
    const story = stories.find((candidate) => candidate.id === toId(id, storyNameFromExport(exportName)));
    if (!story) continue;
    story.snippet = code;
    // Storybook's own warning is about the snippet that has been replaced.
    if (warning) story.warning = warning;
    else delete story.warning;
  }
}

/**
 * Completes the entries of the kit's components in the manifest, which coding agents read, and replaces their examples by those of the docs
 * pages: a reader's project can compile them as they are, unless they have a warning.
 */
export function completeManifests(manifests: Manifests = {}): Manifests {
  const components = Object.values(manifests.components?.components ?? {}).filter(({ path }) => path.includes('ui-kit/src/'));
  const snippets = readSnippets(components.map(({ path }) => join(root, path)));
  for (const component of components) {
    completeEntry(component);
    completeStories(component, snippets.get(join(root, component.path)) ?? new Map());
  }
  return manifests;
}
