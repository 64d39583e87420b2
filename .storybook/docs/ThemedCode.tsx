import { CodeOrSourceMdx, Source } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import { SettingsContext } from './settings.ts';
import { resolveTheme } from './theme.ts';

const useDarkTheme = () => resolveTheme(useContext(SettingsContext).theme) === 'dark';

/** A block of code in the colours of the toolbar's theme. Storybook's own blocks are light by default. */
export const CodeBlock = ({ code, language = 'tsx' }: { code: string; language?: 'tsx' | 'css' | 'html' | 'json' }) => (
  <Source code={code} language={language} dark={useDarkTheme()} />
);

type MdxCodeProps = ComponentProps<typeof CodeOrSourceMdx>;

/** Code of a handwritten page: a block, or a word in a sentence. */
export default function MdxCode(props: MdxCodeProps) {
  // Passes `dark` on to the code block, although the type of the properties does not declare it.
  const colours = { dark: useDarkTheme() };
  return <CodeOrSourceMdx {...props} {...colours} />;
}
