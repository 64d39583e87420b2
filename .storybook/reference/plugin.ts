import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Guide } from '../../ui-kit/src/internal/guide.ts';
import { findArgPlaces } from './arg-places.ts';
import { describeOtherAttributes, type OtherAttributes } from './attributes.ts';
import { addUpcoming, type Change, findChanges } from './changes.ts';
import { describeFunctions, type ExportedFunction } from './entry-exports.ts';
import { describeDefaults, describeItemTypes, describeOptionOrders, type ItemType } from './item-types.ts';
import { composeSnippets, formatExamples, type Snippet } from './snippets.ts';
import { findUsedTexts, type UsedTexts } from './used-texts.ts';

export interface PartReference {
  optionOrders: Record<string, string[]>;
  defaults: Record<string, string>;
  otherAttributes?: OtherAttributes | undefined;
}

/** The reference of a component on its page, read from the code of the component when Storybook is built. */
export interface ComponentReference {
  component: string;
  /** Code of the stories, by the names of their exports. */
  snippets: Record<string, Snippet>;
  /** Types that the properties of the component refer to, and the other types that its entry point exports. */
  itemTypes: ItemType[];
  /** Functions that the entry point exports besides the component. */
  functions: ExportedFunction[];
  otherAttributes?: OtherAttributes | undefined;
  /** Values of the properties in the order of their declaration, by the name of the property. */
  optionOrders: Record<string, string[]>;
  /** Defaults of the properties that their comments state. */
  defaults: Record<string, string>;
  /** References of the parts that are exported with the component, by the name of the part. The page has a table for each part. */
  parts: Record<string, PartReference>;
  /** The texts that the component displays. */
  usedTexts: UsedTexts[];
  changes: Change[];
}

const kitFolder = join(import.meta.dirname, '../../ui-kit');

export type StorySnippets = Map<string, Snippet>;

const describePart = (name: string, code: string): PartReference => ({
  optionOrders: describeOptionOrders(name),
  defaults: describeDefaults(name),
  otherAttributes: describeOtherAttributes(name, code),
});

/** Composes and formats the code of the stories in these files. */
export function readSnippets(files: readonly string[]): Map<string, StorySnippets> {
  const composed = files.map((file) => [file, [...composeSnippets(file)]] as const);
  const formatted = formatExamples(composed.flatMap(([, snippets]) => snippets.map(([, { code }]) => code)));
  return new Map(
    composed.map(([file, snippets]) => {
      const codes = formatted.splice(0, snippets.length);
      return [file, new Map(snippets.map(([name, snippet], index) => [name, { ...snippet, code: codes[index] ?? '' }]))];
    }),
  );
}

/** The snippets of a component by the names of its stories. A reader can change the first snippet. */
function listSnippets(component: string, snippets: StorySnippets): Record<string, Snippet> {
  const entries = [...snippets].map(([name, snippet], index): [string, Snippet] => [
    name,
    index === 0 ? { ...snippet, places: findArgPlaces(snippet.code, component) } : snippet,
  ]);
  return Object.fromEntries(entries);
}

export const listStoryFiles = () => globSync(join(kitFolder, 'src/*/*.stories.tsx')).sort();

const query = '?reference';
const purposeQuery = '?purpose';
const comparedQuery = '?compared';

/** Number of stories that are compared with a picture in at least one view. */
const countCompared = (checksums: string) => new Set(checksums.split('\n').flatMap((line) => /^[\w-]+\/(\S+) /.exec(line)?.[1] ?? [])).size;

async function readGuide(guideFile: string): Promise<Guide> {
  const { guide }: { guide: Guide } = await import(pathToFileURL(guideFile).href);
  return guide;
}

/** The changelog with the changesets of the next version. */
function readChangelog(): string {
  const folder = join(kitFolder, '../.changeset');
  const changesets = globSync('*.md', { cwd: folder }).sort();
  return addUpcoming(
    readFileSync(join(kitFolder, 'CHANGELOG.md'), 'utf8'),
    changesets.map((file) => readFileSync(join(folder, file), 'utf8')),
  );
}

/** Names of the parts that have a table of their own on the page of a component, from the meta of its stories. */
function listParts(storiesFile: string): string[] {
  const [, names = ''] = /^ {2}subcomponents: \{ ([\w, ]+) \}/m.exec(readFileSync(storiesFile, 'utf8')) ?? [];
  return names.split(', ').filter(Boolean);
}

const readIfExists = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Makes modules such as `Button.guide.ts?reference`, `Button.guide.ts?purpose` and `checksums.txt?compared`, which only docs pages load. */
export function componentReferences(isDevServer: boolean): Plugin {
  let allSnippets: Map<string, StorySnippets> | undefined;
  const findSnippets = (file: string): StorySnippets => {
    // The development server reads the file again, because it may have been edited.
    if (isDevServer) return readSnippets([file]).get(file) ?? new Map();
    allSnippets ??= readSnippets(listStoryFiles());
    return allSnippets.get(file) ?? new Map();
  };
  return {
    name: 'component-references',
    enforce: 'pre',
    async load(id) {
      // The purpose of a component is the first use that its guide names.
      if (id.endsWith(purposeQuery))
        return `export default ${JSON.stringify((await readGuide(id.slice(0, -purposeQuery.length))).use[0])};`;
      if (id.endsWith(comparedQuery)) return `export default ${countCompared(readFileSync(id.slice(0, -comparedQuery.length), 'utf8'))};`;
      if (!id.endsWith(query)) return undefined;
      const guideFile = id.slice(0, -query.length);
      const component = basename(guideFile, '.guide.ts');
      const storiesFile = guideFile.replace('.guide.ts', '.stories.tsx');
      const componentFile = guideFile.replace('.guide.ts', '.tsx');
      const { since } = await readGuide(guideFile);
      const parts = listParts(storiesFile);
      const findPartFile = (name: string) => join(dirname(guideFile), `${name}.tsx`);
      this.addWatchFile(storiesFile);
      const reference: ComponentReference = {
        component,
        snippets: listSnippets(component, findSnippets(storiesFile)),
        itemTypes: describeItemTypes(component),
        functions: describeFunctions(component),
        optionOrders: describeOptionOrders(component),
        defaults: describeDefaults(component),
        otherAttributes: describeOtherAttributes(component, readIfExists(componentFile)),
        parts: Object.fromEntries(parts.map((name) => [name, describePart(name, readIfExists(findPartFile(name)))])),
        usedTexts: findUsedTexts(...[componentFile, ...parts.map(findPartFile)].filter((file) => existsSync(file))),
        changes: findChanges({ name: component, parts, folder: basename(dirname(guideFile)), since }, readChangelog()),
      };
      return `export default ${JSON.stringify(reference)};`;
    },
  };
}
