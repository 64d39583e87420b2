import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Stack } from '../stack/index.ts';
import { actionState } from '../theme/index.ts';
import { StyleProvider } from './index.ts';
import { guide } from './StyleProvider.guide.ts';

const meta = {
  title: 'Setup/StyleProvider',
  id: 'kit-styleprovider',
  parameters: { guide },
  component: StyleProvider,
  args: {
    children: (
      <Stack direction="row" gap={4}>
        <Button>Показать ещё</Button>
        <Button className="roomy">Показать ещё</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof StyleProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const withoutSnapshot = { parameters: { chromatic: { disableSnapshot: true } } };

/** Each button sets its padding; on the second one the class `.roomy` of the page wins. */
export const WithAndWithoutClass: Story = {
  ...withoutSnapshot,
  args: {
    children: (
      <Stack direction="row" gap={4}>
        <Button>Без класса</Button>
        <Button className="roomy">С&nbsp;классом roomy</Button>
      </Stack>
    ),
  },
  render: (args) => (
    <>
      <style>{'.roomy { padding-inline: 64px }'}</style>
      <StyleProvider {...args} />
    </>
  ),
};

/** The class `.roomy` of the page gives the second button more padding than the component sets. */
export const PageClass: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <style>{'.roomy { padding-inline: 64px }'}</style>
      <StyleProvider {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [plain, roomy] = within(canvasElement).getAllByRole('button');
    await waitFor(() => expect(roomy).toHaveStyle({ paddingLeft: '64px' }));
    await expect(plain).not.toHaveStyle({ paddingLeft: '64px' });
  },
};

/** Without the provider a utility class, which is in a layer, loses to the component: the button keeps its padding of 24 px. */
export const WithoutProvider: Story = {
  ...withoutSnapshot,
  render: () => (
    <>
      <style>{'@layer utilities { .px-16 { padding-inline: 64px } }'}</style>
      <Button className="px-16">Показать ещё</Button>
    </>
  ),
};

/**
 * `layer="meet"` puts the kit's rules into a layer before that of utility classes: a utility class, such as one of Tailwind, wins over the
 * component.
 */
export const InALayer: Story = {
  parameters: {
    ...withoutSnapshot.parameters,
    // In a frame of its own: the provider of the page's other figures is in no layer and would win.
    docs: { story: { inline: false, height: '120px' } },
  },
  // Undoes the reset for the button: Storybook's reset is in no layer and would win. In an application it is in the layer `base`.
  decorators: (Story) => (
    <>
      <style>{'#storybook-root button { all: revert-layer }'}</style>
      <Story />
    </>
  ),
  args: { layer: 'meet', children: <Button className="px-16">Показать ещё</Button> },
  render: (args) => (
    <>
      <style>{'@layer meet, utilities; @layer utilities { .px-16 { padding-inline: 64px } }'}</style>
      <StyleProvider {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await waitFor(() => expect(button).toHaveStyle({ paddingLeft: '64px' }));
  },
};

const plainButton = { layer: 'meet', children: <Button>Показать ещё</Button> };

export const ResetInBase: Story = { ...InALayer, tags: ['!autodocs'], args: plainButton, play: () => undefined };

export const ResetOutside: Story = { ...ResetInBase, decorators: [] };

const column = { display: 'grid', justifyItems: 'start', gap: 'var(--meet-space-4)' };

const blue = 'light-dark(rgb(0 59 179), rgb(138 170 255))';
const onBlue = 'light-dark(white, black)';

/** The colours of another brand, as roles at the root of its page: readable in both themes. */
const otherBrand = { ...column, '--meet-action': blue, '--meet-on-action': onBlue };

/** The colours of the hover state, set permanently, so that a still picture shows them. */
const hovered = { borderColor: 'transparent', background: actionState('hover') };

export const ByRole: Story = {
  tags: ['!autodocs'],
  ...withoutSnapshot,
  args: {
    children: (
      <div style={otherBrand}>
        <Button>Показать 128&nbsp;товаров</Button>
        <Button style={hovered}>Под указателем</Button>
        <Checkbox label="Только в наличии" defaultChecked />
      </div>
    ),
  },
};

export const ByClass: Story = {
  tags: ['!autodocs'],
  ...withoutSnapshot,
  render: () => (
    <StyleProvider>
      <style>{`.blue { border-color: transparent; background: ${blue}; color: ${onBlue} }`}</style>
      <div style={column}>
        <Button className="blue">Показать 128&nbsp;товаров</Button>
        <Button style={hovered}>Под указателем</Button>
        <Checkbox label="Только в наличии" defaultChecked />
      </div>
    </StyleProvider>
  ),
};
