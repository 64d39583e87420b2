import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listUndescribed, listWithoutStory, readComponents } from './documented.ts';

const kit = join(import.meta.dirname, '../..');
const source = join(kit, 'src');

describe('the kit', () => {
  const components = readComponents(source);

  test('is parsed with its components and their props', () => {
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['Button', 'ProductCard', 'LinkProvider']));
    const button = components.find(({ name }) => name === 'Button');
    expect(button?.props.map(({ name }) => name)).toEqual(expect.arrayContaining(['loading', 'variant']));
  });

  test('describes every component and every prop', () => {
    expect(listUndescribed(components)).toEqual([]);
  });

  test('shows every component in a story', () => {
    expect(listWithoutStory(components, source)).toEqual([]);
  });
});

test('the documentation check reports props and components without a description, and components without a story', () => {
  // The folder is inside the kit, so that its files find React's types.
  const folder = mkdtempSync(join(kit, 'node_modules/.proof-'));
  const write = (file: string, text: string) => writeFileSync(join(folder, 'badge', file), text);
  mkdirSync(join(folder, 'badge'));
  write('index.ts', "export { Badge, Mark } from './Badge.tsx';\n");
  write(
    'Badge.tsx',
    `export interface BadgeProps {\n  /** What it says. */\n  text: string;\n  tone?: string;\n}
/** A word on a picture. */\nexport function Badge({ text }: BadgeProps) {\n  return <b>{text}</b>;\n}
export function Mark() {\n  return <i />;\n}\n`,
  );
  write('Badge.stories.tsx', "const meta = { title: 'Kit/Badge', component: Badge };\nexport default meta;\n");
  try {
    const components = readComponents(folder, kit);
    expect(listUndescribed(components)).toEqual(['badge: Badge.tone has no description', 'badge: Mark has no description']);
    expect(listWithoutStory(components, folder)).toEqual(['badge: Mark is in no story']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
