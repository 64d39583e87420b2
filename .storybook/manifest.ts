import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { completeSnippet, readScope } from './snippets.ts';

interface ManifestStory {
  snippet?: string;
  /** Why the snippet does not compile as it is. */
  warning?: string;
}

interface ManifestComponent {
  /** Path of its stories. */
  path: string;
  /** Imports of its stories. */
  import?: string;
  stories: ManifestStory[];
}

export interface Manifests {
  components?: { components: Record<string, ManifestComponent> };
}

/**
 * Returns the imports that stories need from the kit's entry points. Those from Storybook and from examples are left out, because these
 * exist in this repository only.
 */
function joinImports(source: string, folder: string): string {
  const imports = [...source.matchAll(/import \{([^}]*)\} from '\.(\.?)\/(?:([\w-]+)\/)?index\.ts'/g)];
  return imports
    .map(([, names = '', isOther = '', other = '']) => `import {${names.trimEnd()} } from '@meet/ui-kit/${isOther ? other : folder}';`)
    .sort()
    .join('\n');
}

/** Spies exist in stories only. */
const replaceSpies = (code: string) => code.replace(/\bfn\((?:[^()]|\([^()]*\))*\)/g, '() => {}');

const root = new URL('../', import.meta.url);

/** Completes the examples in the manifest, which coding agents read, so that they compile in another project. */
export function completeManifests(manifests: Manifests = {}): Manifests {
  for (const component of Object.values(manifests.components?.components ?? {})) {
    if (!component.path.includes('ui-kit/src/')) continue;
    const source = readFileSync(fileURLToPath(new URL(component.path, root)), 'utf8');
    const scope = readScope(source);
    // All imports, because a story may need more than the component's own.
    component.import = joinImports(source, basename(dirname(component.path)));
    for (const story of component.stories) {
      if (!story.snippet) continue;
      const { code, warning } = completeSnippet(replaceSpies(story.snippet), scope);
      story.snippet = code;
      if (warning) story.warning ??= warning;
    }
  }
  return manifests;
}
