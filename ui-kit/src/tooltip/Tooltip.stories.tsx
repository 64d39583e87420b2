import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../icon-button/index.ts';
import { Tooltip } from './index.ts';
import { guide } from './Tooltip.guide.ts';

const meta = {
  title: 'Overlays/Tooltip',
  id: 'kit-tooltip',
  parameters: { guide, docs: { story: { inline: false, height: '160px' } } },
  component: Tooltip,
  args: { text: 'В избранное', delay: 0, side: 'bottom', children: <IconButton icon="heart" label="В избранное" variant="line" /> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const findText = () => screen.queryByText('В избранное');

/** Keyboard focus shows the tooltip at once. */
export const ByFocus: Story = {
  play: async ({ canvasElement }) => {
    await expect(findText()).toBeNull();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'В избранное' })).toHaveFocus();
    await waitFor(() => expect(findText()).not.toBeNull());
  },
};

/** Esc hides the tooltip and keeps the focus. */
export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(findText()).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(findText()).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: 'В избранное' })).toHaveFocus();
  },
};

/** The control has its own accessible name, so nothing depends on the tooltip. */
export const NothingHidden: Story = {
  play: async ({ canvasElement }) => {
    await expect(findText()).toBeNull();
    await expect(within(canvasElement).getByRole('button', { name: 'В избранное' })).toBeVisible();
  },
};
