import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { readSnippets } from './reference/plugin.ts';

interface ManifestStory {
  id: string;
  snippet?: string;
  /** Why the snippet does not compile as it is. */
  warning?: string;
}

interface ManifestComponent {
  id: string;
  name: string;
  /** Path of its stories. */
  path: string;
  /** Import of the component. */
  import?: string;
  stories: ManifestStory[];
}

export interface Manifests {
  components?: { components: Record<string, ManifestComponent> };
}

const root = fileURLToPath(new URL('../', import.meta.url));

/** Replaces the examples in the manifest, which coding agents read, by those of the docs pages, which compile in another project. */
export function completeManifests(manifests: Manifests = {}): Manifests {
  const components = Object.values(manifests.components?.components ?? {}).filter(({ path }) => path.includes('ui-kit/src/'));
  const snippets = readSnippets(components.map(({ path }) => join(root, path)));
  for (const component of components) {
    component.import = `import { ${component.name} } from '@meet/ui-kit/${basename(dirname(component.path))}';`;
    for (const [exportName, { code, warning }] of snippets.get(join(root, component.path)) ?? []) {
      const story = component.stories.find(({ id }) => id === toId(component.id, storyNameFromExport(exportName)));
      if (!story) continue;
      story.snippet = code;
      // Storybook's own warning is about its snippet.
      if (warning) story.warning = warning;
      else delete story.warning;
    }
  }
  return manifests;
}
