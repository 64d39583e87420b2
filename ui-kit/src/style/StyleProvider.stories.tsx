import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { StyleProvider } from './index.ts';
import { guide } from './StyleProvider.guide.ts';

const meta = {
  title: 'Layout/StyleProvider',
  id: 'kit-styleprovider',
  parameters: { guide },
  component: StyleProvider,
  args: {
    children: <Button className="seasonal">Весенняя коллекция</Button>,
  },
} satisfies Meta<typeof StyleProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const appendStyle = (page: HTMLElement, rules: string) => {
  const style = document.createElement('style');
  style.textContent = rules;
  page.append(style);
};

/** A class of one selector changes the background, although the component has one. */
export const PageClass: Story = {
  play: async ({ canvasElement }) => {
    appendStyle(canvasElement, '.seasonal { background: rgb(20 115 63); color: white }');
    await expect(within(canvasElement).getByRole('button')).toHaveStyle({ backgroundColor: 'rgb(20, 115, 63)' });
  },
};

/** A docs page plays stories in frames only, and without that they have no style of the page. */
const inFrame = { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '90px' } } };

export const ByClass: Story = {
  tags: ['!autodocs'],
  parameters: inFrame,
  play: ({ canvasElement }) => appendStyle(canvasElement, '.seasonal { background: rgb(20 115 63); color: white }'),
};

export const Overruled: Story = {
  tags: ['!autodocs'],
  parameters: inFrame,
  play: ({ canvasElement }) =>
    appendStyle(
      canvasElement,
      '.seasonal { background: rgb(20 115 63) !important; color: white !important; letter-spacing: 0.2em !important }',
    ),
};
