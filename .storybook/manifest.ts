interface ManifestComponent {
  /** Path of its stories. */
  path: string;
  /** Imports of its stories. */
  import?: string;
  stories: { snippet?: string }[];
}

export interface Manifests {
  components?: { components: Record<string, ManifestComponent> };
}

const packageName = '@meet/ui-kit';

/** Joins what stories import from the kit's folders. What they import from Storybook and from examples exists in this repository only. */
function joinImports(imports: string): string {
  const names = [...imports.matchAll(/import \{([^}]*)\} from '([^']+)'/g)].flatMap(([, list = '', from = '']) =>
    from === packageName || from.endsWith('/index.ts') ? list.split(',').map((name) => name.trim()) : [],
  );
  return `import { ${[...new Set(names)].filter(Boolean).sort().join(', ')} } from '${packageName}';`;
}

/** Spies exist in stories only. */
const replaceSpies = (code: string) => code.replace(/\bfn\((?:[^()]|\([^()]*\))*\)/g, '() => {}');

/** Makes what programs that write code are told something that compiles in another project. */
export function clarifyManifests(manifests: Manifests = {}): Manifests {
  for (const component of Object.values(manifests.components?.components ?? {})) {
    if (!component.path.includes('ui-kit/src/')) continue;
    if (component.import) component.import = joinImports(component.import);
    for (const story of component.stories) if (story.snippet) story.snippet = replaceSpies(story.snippet);
  }
  return manifests;
}
