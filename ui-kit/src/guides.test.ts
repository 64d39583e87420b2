import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { composeLlmsText } from '../scripts/llms-text.ts';
import { type Guide, isOmission } from './internal/guide.ts';

const groups = ['Actions', 'Forms', 'Navigation', 'Feedback', 'Overlays', 'Layout', 'Content', 'Shop', 'Setup'];

interface DocumentedComponent {
  name: string;
  guide: Guide;
  /** Source of the component's stories. */
  stories: string;
}

const storyFiles = globSync('*/*.stories.tsx', { cwd: import.meta.dirname })
  .filter((file) => !file.startsWith('theme/'))
  .sort();

async function readComponent(file: string): Promise<DocumentedComponent> {
  const { guide }: { guide: Guide } = await import(`./${file.replace('.stories.tsx', '.guide.ts')}`);
  return { name: basename(file, '.stories.tsx'), guide, stories: readFileSync(`${import.meta.dirname}/${file}`, 'utf8') };
}

const components = Promise.all(storyFiles.map(readComponent));

/** Lists the problems of all components, each after its component's name. */
async function collectProblems(findProblems: (component: DocumentedComponent) => string[]): Promise<string[]> {
  return (await components).flatMap((component) => findProblems(component).map((problem) => `${component.name}: ${problem}`));
}

test('every component has a group in the sidebar, an id of its own and stories that use its guide', async () => {
  const problems = await collectProblems(({ name, stories }) => [
    ...(groups.some((group) => stories.includes(`title: '${group}/${name}'`)) ? [] : ['has no group']),
    ...(stories.includes(`id: 'kit-${name.toLowerCase()}'`) ? [] : ['has no id']),
    ...(/parameters: \{\s*guide\b/.test(stories) ? [] : ['has stories that do not use its guide']),
  ]);
  expect(problems).toEqual([]);
});

test('every section of a guide has content, or a reason why it has none', async () => {
  const problems = await collectProblems(({ guide }) => {
    const sections = ['use', 'avoid', 'anatomy', 'stateStories', 'writing', 'keyboard', 'screenReader'] as const;
    const empty = sections.filter((section) => {
      const content = guide[section];
      return isOmission(content) ? content.none.length < 20 : content.flat().length === 0;
    });
    return Object.keys(guide.related).length === 0 ? [...empty, 'related'] : empty;
  });
  expect(problems).toEqual([]);
});

test('the stories and components that a guide names exist', async () => {
  const names = (await components).map(({ name }) => name);
  const problems = await collectProblems(({ name, guide, stories }) => [
    ...(isOmission(guide.stateStories) ? [] : guide.stateStories.filter((story) => !stories.includes(`export const ${story}:`))),
    ...[
      ...(guide.comparisons ?? []).flatMap(({ good, bad }) => [good, bad]),
      guide.anatomyStory,
      guide.pressableStory,
      guide.narrow?.story,
      guide.narrow?.variant,
    ]
      .filter((story) => story !== undefined)
      .filter((story) => !stories.includes(`export const ${story}:`)),
    ...(guide.statesInOwnRow ?? []).filter((story) => isOmission(guide.stateStories) || !guide.stateStories.includes(story)),
    ...Object.keys(guide.related).filter((other) => other === name || !names.includes(other)),
  ]);
  expect(problems).toEqual([]);
});

test('the good and the bad examples of texts in a guide differ', async () => {
  const problems = await collectProblems(({ guide: { writing } }) =>
    isOmission(writing) ? [] : writing.filter(({ good, bad }) => good === bad).map(({ rule }) => rule),
  );
  expect(problems).toEqual([]);
});

const findRepeated = (items: readonly string[]) => [...new Set(items.filter((item, index) => items.indexOf(item) !== index))];

test('no two rules of a guide share a good example, neither a picture nor a text', async () => {
  const problems = await collectProblems(({ guide: { comparisons = [], writing } }) => [
    ...findRepeated(comparisons.map(({ good }) => good)).map((story) => `shows ${story} for two rules`),
    ...(isOmission(writing) ? [] : findRepeated(writing.map(({ good }) => good)).map((text) => `gives «${text}» for two rules`)),
  ]);
  expect(problems).toEqual([]);
});

test('the manual for coding agents has every component with its entry point', async () => {
  const text = await composeLlmsText();
  const missing = await collectProblems(({ name }) =>
    new RegExp(`import \\{ ${name} \\} from '@meet/ui-kit/`).test(text) ? [] : ['missing'],
  );
  expect(missing).toEqual([]);
});
