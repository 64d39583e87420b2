import { completeSnippet, readScope } from './snippets.ts';

const scope = readScope(`
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from './index.ts';
import { exampleFilters } from './example-filters.ts';

const row = { gap: space };
const space = 4;
function Counter() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>{count}</Button>;
}
export const Solid = {};
`);

test('a story that uses nothing of its module stays as it is', () => {
  expect(completeSnippet('const Solid = () => <Button />;', scope)).toEqual({ code: 'const Solid = () => <Button />;' });
});

test('what a story uses of its module stands before it, also what that uses', () => {
  const { code, warning } = completeSnippet('const Row = () => <div style={row} />;', scope);
  expect(warning).toBeUndefined();
  expect(code).toBe('const space = 4;\n\nconst row = { gap: space };\n\nconst Row = () => <div style={row} />;');
});

test('hooks are imported', () => {
  const { code } = completeSnippet('const Counting = () => <Counter />;', scope);
  expect(code).toMatch(/^import \{ useState \} from 'react';\n\nfunction Counter/);
});

test('a name of a property is not what the module declares under that name', () => {
  expect(completeSnippet("const Solid = () => <Button row={{ space: 'a' }} />;", scope).code).not.toContain('const space');
});

test('a story says that it needs examples of this repository, or the arguments of a story', () => {
  expect(completeSnippet('const All = () => <Filters groups={exampleFilters} />;', scope).warning).toMatch(/exampleFilters/);
  expect(completeSnippet('const One = args => <Button {...args} />;', scope).warning).toMatch(/arguments/);
  expect(completeSnippet('const One = ({ brand }) => <Button>{brand}</Button>;', scope).warning).toMatch(/arguments/);
});
