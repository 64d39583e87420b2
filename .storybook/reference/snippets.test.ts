import { basename } from 'node:path';
import ts from 'typescript';
import { listStoryFiles, readSnippets } from './plugin.ts';
import { listNames } from './scope.ts';
import { composeSnippets } from './snippets.ts';

const module = `
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
export const Counting: Story = {
  render: function Counter(args) {
    const [count, setCount] = useState(0);
    return <Button {...args} onClick={() => setCount(count + 1)}>{count}</Button>;
  },
};
`;

const composed = composeSnippets(`${import.meta.dirname}/../../ui-kit/src/button/Button.stories.tsx`, module);
const readCode = (name: string) => composed.get(name)?.code.replaceAll(/\s+/g, ' ').replaceAll(' >', '>');

test('a snippet writes out the arguments of its story, without undefined values and spies', () => {
  expect(readCode('Solid')).toBe("import { Button } from '@meet/ui-kit/button'; <Button>Buy</Button>");
  expect(readCode('Wide')).toBe("import { Button } from '@meet/ui-kit/button'; <Button wide>Buy</Button>");
  expect(readCode('Same')).toContain('<Button><i>Buy</i></Button>');
  expect(readCode('Several')).toContain('<Button><i>1</i><b>2</b></Button>');
  expect(readCode('Beside')).toContain('<p>or<Button>Buy</Button></p>');
  expect(readCode('Named')).toContain('<Button disabled>Buy</Button>');
});

test('a snippet begins with the constants that its story uses directly or through other constants', () => {
  expect(readCode('Row')).toContain(
    'const space = 4; const row = { gap: space }; <div style={row}><Button size="large">Buy</Button></div>',
  );
  expect(readCode('Fields')).not.toContain('const row');
});

test('a snippet imports the hooks and the other kit components that it uses', () => {
  expect(readCode('Counting')).toMatch(/import \{ useState \} from 'react'; function Counter\(\) \{/);
  expect(readCode('Fields')).toContain("import { TextField } from '@meet/ui-kit/text-field';");
});

test('a snippet has a warning if it needs something that exists only in this repository', () => {
  expect(composed.get('Names')?.warning).toMatch(/lucideNames/);
  expect(readCode('Fields')).toContain('<TextField label="row" />');
  expect(composed.get('Row')?.warning).toBeUndefined();
});

/** Names of the browser, and of the language. */
const globalNames = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  ...['window', 'document', 'const', 'XMLHttpRequest', 'PointerEvent', 'Pick', 'Partial', 'Record'],
]);

/** Names that code declares or imports, wherever it does. */
function listDeclarations(code: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    const { name } = node as { name?: ts.Node };
    const isDeclaration = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node) || ts.isImportSpecifier(node);
    if ((isDeclaration || ts.isFunctionLike(node) || ts.isInterfaceDeclaration(node) || ts.isTypeParameterDeclaration(node)) && name)
      names.add(name.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return names;
}

test('the snippet of every story defines, imports or warns of each name that it uses, and contains no spies', () => {
  const problems = [...readSnippets(listStoryFiles())].flatMap(([file, snippets]) =>
    [...snippets].flatMap(([name, { code, warning }]) => {
      const declared = listDeclarations(code);
      const undeclared = [...listNames(code)].filter(
        (each) => !/^(?:HTML\w*)?Element$/.test(each) && !declared.has(each) && !globalNames.has(each),
      );
      const isTag = (each: string) => /^[a-z]/.test(each) && new RegExp(`</?${each}\\b`).test(code);
      const remaining = undeclared.filter((each) => !isTag(each) && !warning?.includes(each));
      const remnants = /\bfn\(|\bargs\b|=\{undefined\}/.exec(code) ?? [];
      return [...remaining, ...remnants].map((each) => `${basename(file)} ${name}: ${each}`);
    }),
  );
  expect(problems).toEqual([]);
});
