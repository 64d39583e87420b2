import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { StyleProvider } from './index.ts';
import { guide } from './StyleProvider.guide.ts';

const meta = {
  title: 'Setup/StyleProvider',
  id: 'kit-styleprovider',
  parameters: { guide },
  component: StyleProvider,
  args: {
    children: <Button className="seasonal">Весенняя коллекция</Button>,
  },
} satisfies Meta<typeof StyleProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const docsOnly = { parameters: { chromatic: { disableSnapshot: true } } };

/** A class of one selector changes the background, although the component has one. */
export const PageClass: Story = {
  render: (args) => (
    <>
      <style>{'.seasonal { border-color: transparent; background: rgb(20 115 63); color: white }'}</style>
      <StyleProvider {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await waitFor(() => expect(button).toHaveStyle({ backgroundColor: 'rgb(20, 115, 63)' }));
  },
};

/** Without the provider a utility, which stands in a layer, loses to the component: the corners stay square. */
export const WithoutProvider: Story = {
  ...docsOnly,
  render: () => (
    <>
      <style>{'@layer utilities { .rounded-full { border-radius: 999px } }'}</style>
      <Button className="rounded-full">Весенняя коллекция</Button>
    </>
  ),
};

/** In the layer `meet`, before that of utilities: a utility wins over the component, as those of Tailwind do. */
export const InALayer: Story = {
  parameters: {
    ...docsOnly.parameters,
    // In a frame of its own: the provider of the page's other figures is in no layer and would win.
    docs: { story: { inline: false, height: '120px' } },
  },
  // Storybook has its reset in no layer, which would win. An application has it in `base`.
  decorators: (Story) => (
    <>
      <style>{'#storybook-root button { all: revert-layer }'}</style>
      <Story />
    </>
  ),
  args: { layer: 'meet', children: <Button className="rounded-full">Весенняя коллекция</Button> },
  render: (args) => (
    <>
      <style>{'@layer meet, utilities; @layer utilities { .rounded-full { border-radius: 999px } }'}</style>
      <StyleProvider {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await waitFor(() => expect(button).toHaveStyle({ borderRadius: '999px' }));
  },
};

const plainButton = { layer: 'meet', children: <Button>Весенняя коллекция</Button> };

export const ResetInBase: Story = { ...InALayer, tags: ['!autodocs'], args: plainButton, play: () => undefined };

export const ResetOutside: Story = { ...ResetInBase, decorators: [] };

const spring = {
  '--meet-action': 'rgb(20 115 63)',
  '--meet-on-action': 'white',
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--meet-space-4)',
};

export const ByRole: Story = {
  tags: ['!autodocs'],
  ...docsOnly,
  args: {
    children: (
      <div style={spring}>
        <Button>Показать 128&nbsp;товаров</Button>
        <Checkbox label="Весенняя коллекция" defaultChecked />
      </div>
    ),
  },
};

export const ByClass: Story = {
  tags: ['!autodocs'],
  ...docsOnly,
  render: () => (
    <StyleProvider>
      <style>{'.green { border-color: transparent; background: rgb(20 115 63); color: white }'}</style>
      <div style={{ display: 'grid', justifyItems: 'start', gap: 'var(--meet-space-4)' }}>
        <Button className="green">Показать 128&nbsp;товаров</Button>
        <Checkbox label="Весенняя коллекция" defaultChecked />
      </div>
    </StyleProvider>
  ),
};
