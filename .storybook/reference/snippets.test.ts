import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Guide } from '../../ui-kit/src/internal/guide.ts';
import { listStoryFiles } from './plugin.ts';
import { composeSnippets } from './snippets.ts';

const root = join(import.meta.dirname, '../..');

const storiesModule = `
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextField } from '../text-field/index.ts';
import { Button } from './index.ts';
import { inputStyle } from '../field/input-style.ts';
import { lucideNames } from '../icon/generated/names.ts';

const space = 4;
const row = { gap: space };
const meta = { component: Button, args: { children: 'Buy', onClick: fn() } };
export const Solid: Story = {};
export const Wide: Story = { args: { ...Solid.args, wide: true, hint: undefined } };
export const Row: Story = { render: (args) => <div style={row}><Button {...args} size="large" /></div> };
export const Named: Story = { render: ({ wide = true, ...args }) => <Button {...args} disabled={wide} /> };
const beside = (text: string) => (args: ButtonProps) => <p>{text}<Button {...args} /></p>;
export const Same: Story = { args: { children: <i>{meta.args.children}</i> } };
export const Several: Story = { args: { children: <><i>1</i><b>2</b></> } };
export const Beside: Story = { render: beside('or') };
export const Fields: Story = { render: () => <TextField css={inputStyle} label="row" /> };
export const Names: Story = { render: () => <p>{lucideNames}</p> };
export const Chosen: Story = { args: { open: true, onOpenChange: fn() } };
const Sending = (props: ButtonProps) => { const [sent, setSent] = useState(0); return <Button {...props} wide onClick={() => setSent(sent + 1)} />; };
export const Wrapped: Story = { render: (args) => <Sending {...args} /> };
const narrow = { wide: false };
export const Spread: Story = { args: { wide: true }, render: (args) => <Button {...args} {...narrow} /> };
export const Hidden: Story = { render: () => <TextField label="Name" onValueChange={(row) => console.log(row)} /> };
export const Counting: Story = {
  render: function Counter(args) {
    const [count, setCount] = useState(0);
    return <Button {...args} onClick={() => setCount(count + 1)}>{count}</Button>;
  },
};
`;

const buttonSnippets = composeSnippets(`${import.meta.dirname}/../../ui-kit/src/button/Button.stories.tsx`, storiesModule);
const readCode = (name: string) => buttonSnippets.get(name)?.code.replaceAll(/\s+/g, ' ').replaceAll(' >', '>');

test('a snippet writes out the arguments of its story, without undefined values', () => {
  expect(readCode('Wide')).toBe("import { Button } from '@meet/ui-kit/button'; <Button wide>Buy</Button>");
  expect(readCode('Same')).toContain('<Button><i>Buy</i></Button>');
  expect(readCode('Several')).toContain('<Button><i>1</i><b>2</b></Button>');
  expect(readCode('Beside')).toContain('<p>or<Button>Buy</Button></p>');
  expect(readCode('Named')).toContain('<Button disabled>Buy</Button>');
});

test('a snippet has a handler, which logs its call, in the first story and where the look of the component depends on the handler', () => {
  const logs = "onClick={() => console.log('onClick')}";
  expect(readCode('Solid')).toBe(`import { Button } from '@meet/ui-kit/button'; <Button ${logs}>Buy</Button>`);
  expect(readCode('Wide')).not.toContain('onClick');
  const chip = composeSnippets(join(root, 'ui-kit/src/chip/Chip.stories.tsx'));
  expect(chip.get('Removable')?.code).toContain("onRemove={() => console.log('onRemove')}");
  const tabs = composeSnippets(join(root, 'ui-kit/src/tabs/Tabs.stories.tsx'));
  expect([...tabs.values()][0]?.code).toContain("onValueChange={(value) => console.log('onValueChange', value)}");
});

test('in a snippet, a value that the component reports to a spy becomes state', () => {
  expect(readCode('Chosen')).toBe(
    "import { Button } from '@meet/ui-kit/button'; import { useState } from 'react'; function Chosen() { " +
      'const [open, setOpen] = useState(true); ' +
      'return (<Button open={open} onOpenChange={setOpen}>Buy</Button>); }',
  );
  // A chip reports only that it was pressed, and not whether it is selected afterwards.
  const chip = composeSnippets(join(root, 'ui-kit/src/chip/Chip.stories.tsx'));
  expect(chip.get('Toggle')?.code).toContain('onClick={() => setSelected(!selected)}');
  const card = composeSnippets(join(root, 'ui-kit/src/product-card/ProductCard.stories.tsx'));
  expect([...card.values()].some(({ code }) => code.includes('onLike={() => setLiked(!liked)}'))).toBe(true);
});

test('a snippet writes out a wrapper to which the story only passes its arguments', () => {
  expect(readCode('Wrapped')).toMatch(
    /function Sending\(\) \{ .*return <Button wide onClick=\{\(\) => setSent\(sent \+ 1\)\}>Buy<\/Button>/,
  );
});

test('a snippet leaves out an argument that its story overrides', () => {
  expect(readCode('Spread')).toContain('<Button {...narrow}>Buy</Button>');
});

test('a snippet begins with the constants that its story uses directly or through other constants', () => {
  expect(readCode('Row')).toContain(
    'const space = 4; const row = { gap: space }; <div style={row}><Button size="large">Buy</Button></div>',
  );
  expect(readCode('Fields')).not.toContain('const row');
  expect(readCode('Hidden')).not.toContain('const row');
});

test('a snippet imports the hooks and the other kit components that it uses', () => {
  expect(readCode('Counting')).toMatch(/import \{ useState \} from 'react'; function Counter\(\) \{/);
  expect(readCode('Fields')).toContain("import { TextField } from '@meet/ui-kit/text-field';");
});

test('a snippet contains no css property, and has a warning if it needs something that exists only in this repository', () => {
  expect(buttonSnippets.get('Names')?.warning).toMatch(/lucideNames/);
  expect(readCode('Fields')).toContain('<TextField label="row" />');
  expect(buttonSnippets.get('Row')?.warning).toBeUndefined();
});

/** Code examples of all guides, by the name of their component and their title. */
async function readCodeExamples(): Promise<[name: string, code: string][]> {
  const guideFiles = globSync(join(root, 'ui-kit/src/*/*.guide.ts')).sort();
  const guides = guideFiles.map(async (file): Promise<[string, string][]> => {
    const { guide }: { guide: Guide } = await import(file);
    const examples = (guide.codeExamples ?? []).filter(({ language }) => language === 'tsx');
    return examples.map(({ title, code }) => [`${basename(file, '.guide.ts')}.${title}`, code]);
  });
  return (await Promise.all(guides)).flat();
}

/** Compiles modules as another project would, with the kit's types, and returns the messages of the compiler. */
function compileModules(modules: ReadonlyMap<string, string>): string {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'examples-'));
  const files = [...modules].map(([name, code]) => {
    writeFileSync(join(folder, `${name}.tsx`), `${code}\nexport {};\n`);
    return `${name}.tsx`;
  });
  const compilerOptions = {
    ...{ noEmit: true, noUnusedLocals: false, noUnusedParameters: false },
    // The kit imports style sheets as Vite does. The types of Node and Jest, which no example needs, would take long to read.
    types: ['vite/client'],
    paths: { '@meet/ui-kit/*': [join(root, 'ui-kit/src/*/index.ts')] },
  };
  const config = { extends: join(root, '.storybook/tsconfig.json'), compilerOptions, files, include: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stdout;
}

test("the code of guides and of stories without a warning compiles in another project, and no story's code contains a spy", async () => {
  const examples = listStoryFiles().flatMap((file) =>
    [...composeSnippets(file)].map(([name, snippet]) => ({ name: `${basename(file, '.stories.tsx')}.${name}`, ...snippet })),
  );
  const remnants = examples.filter(({ code }) => /\bfn\(|\bargs\b|=\{\s*undefined\s*\}|\(\) => \{\s*\}/.test(code));
  expect(remnants.map(({ name }) => name)).toEqual([]);
  const complete = examples.filter(({ warning }) => !warning);
  const modules = new Map([...complete.map(({ name, code }): [string, string] => [name, code]), ...(await readCodeExamples())]);
  // A module that does not compile shows that the compiler reads the modules.
  const problems = compileModules(modules.set('Wrong', `${complete[0]?.code}\nmissing;`)).trim();
  expect(problems).toMatch(/^Wrong\.tsx.*: Cannot find name 'missing'\.$/);
});
