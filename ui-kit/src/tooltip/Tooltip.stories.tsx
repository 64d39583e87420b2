import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
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

/** Focuses the control by keyboard. In a docs page several frames do so; each keeps its tooltip when the next one takes the focus. */
async function focusControl(canvasElement: HTMLElement): Promise<void> {
  if (globalThis.frameElement?.classList.contains('live-story'))
    for (const type of ['blur', 'focusout']) addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  await userEvent.tab();
  await expect(within(canvasElement).getByRole('button')).toHaveFocus();
}

/** `top`, the default: above the control, where a finger or a pointer covers nothing. */
export const OnTop: Story = {
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '120px' } } },
  args: { side: 'top' },
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 'var(--meet-space-8)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await focusControl(canvasElement);
    await waitFor(() => expect(findText()).not.toBeNull());
  },
};

/** On the focus of a key it shows at once, without the delay. */
export const ByFocus: Story = {
  play: async ({ canvasElement }) => {
    await expect(findText()).toBeNull();
    await focusControl(canvasElement);
    await waitFor(() => expect(findText()).not.toBeNull());
  },
};

/** With room for the numbers around it. */
export const Parts: Story = {
  ...OnTop,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '220px' } } },
};

/** On a phone a visible label says what a tooltip would. */
export const WithLabel: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '120px' } } },
  render: () => (
    <Button variant="line">
      <Icon name="heart" /> В&nbsp;избранное
    </Button>
  ),
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

/** `right` or `left`, in a column of icons: the names of its neighbours stay visible. */
export const OnTheSide: Story = {
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '120px' } } },
  args: { side: 'right' },
  play: async ({ canvasElement }) => {
    await focusControl(canvasElement);
    await waitFor(() => expect(findText()).not.toBeNull());
  },
};

/** `bottom`, at the top of a screen or below a heading that the text would cover. */
export const Below: Story = {
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '120px' } } },
  play: async ({ canvasElement }) => {
    await focusControl(canvasElement);
    await waitFor(() => expect(findText()).not.toBeNull());
  },
};

/** `left`, beside the right edge. Where a side has no room, the opposite one is taken. */
export const OnTheLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '120px' } } },
  args: { side: 'left' },
  decorators: [
    (Story) => (
      <div style={{ paddingInlineStart: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await focusControl(canvasElement);
    await waitFor(() => expect(findText()).not.toBeNull());
  },
};

/** A text wraps at 280 px; by then it is too long. */
export const LongText: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { text: 'Сравнить с\u00a0товарами, которые вы\u00a0отложили раньше' },
  play: async ({ canvasElement }) => {
    await focusControl(canvasElement);
    await screen.findByText(/^Сравнить/);
  },
};

export const NamesIcon: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '120px' } } },
  play: async ({ canvasElement }) => {
    await focusControl(canvasElement);
  },
};

export const ExplainsRule: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '120px' } } },
  args: {
    text: 'Возврат в\u00a0течение 14\u00a0дней, если сохранены бирки и\u00a0чек',
    children: <IconButton icon="info" label="О&nbsp;возврате" />,
  },
  play: async ({ canvasElement }) => {
    await focusControl(canvasElement);
  },
};
