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

/** A class of one selector changes the background, although the component has one. */
export const PageClass: Story = {
  play: async ({ canvasElement }) => {
    const style = document.createElement('style');
    style.textContent = '.seasonal { background: rgb(20 115 63); color: white }';
    canvasElement.append(style);
    await expect(within(canvasElement).getByRole('button')).toHaveStyle({ backgroundColor: 'rgb(20, 115, 63)' });
  },
};

export const ByClass: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <>
        <style>{'.own-green { background: rgb(20 115 63); color: white }'}</style>
        <Button className="own-green">Весенняя коллекция</Button>
      </>
    ),
  },
};

export const Overruled: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <style>{'.own-red { background: rgb(20 115 63) !important; color: white !important; letter-spacing: 0.2em !important }'}</style>
      <Button className="own-red">Весенняя коллекция</Button>
    </>
  ),
};
