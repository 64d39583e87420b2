import type { PreparedStory } from 'storybook/internal/types';

/** Turns spies, which only stories have, into handlers that can be pasted. */
const replaceSpies = (code: string): string =>
  code.replace(/=\{(?:fn|action)\([^)]*\)\}/g, '={() => {}}').replace(/\b(\w+): (?:fn|action)\([^)]*\)/g, '$1: () => {}');

/**
 * Code of a story as another project can paste it: with the import of its component, and without spies. Storybook reads it from the source
 * of the stories, when it is built.
 */
export function readCode(story: PreparedStory, importPath: string): string | undefined {
  const { code: snippet, originalSource }: { code?: string; originalSource?: string } = story.parameters.docs?.source ?? {};
  // For a story that a function creates, Storybook returns an error message instead of the code.
  const code = snippet && /^(?:Expected|Could not) /.test(snippet) ? originalSource : snippet;
  if (!code) return undefined;
  const name = story.title.split('/').at(-1) ?? '';
  const header = code.includes(`<${name}`) ? `import { ${name} } from '${importPath}';\n\n` : '';
  return header + replaceSpies(code);
}
