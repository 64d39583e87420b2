import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Tooltip } from './index.ts';
import { guide } from './Tooltip.guide.ts';

const meta = {
  title: 'Overlays/Tooltip',
  id: 'kit-tooltip',
  parameters: { guide, docs: { story: { inline: false, height: '160px' } } },
  component: Tooltip,
  args: { text: 'В избранное', children: <IconButton icon="heart" label="В избранное" variant="line" /> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const queryTooltip = () => screen.queryByText('В избранное');

/** Focuses the control by keyboard. In a docs page several frames do so; each keeps its tooltip when the next one takes the focus. */
async function focusControl(canvasElement: HTMLElement): Promise<void> {
  if (globalThis.frameElement?.classList.contains('live-story'))
    for (const type of ['blur', 'focusout']) addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  await userEvent.tab();
  await expect(within(canvasElement).getByRole('button')).toHaveFocus();
}

const showByFocus: Story['play'] = async ({ args, canvasElement }) => {
  await focusControl(canvasElement);
  // As it is, with its no-break spaces.
  await screen.findByText(args.text, { normalizer: (text) => text });
};

/** Room for a tooltip below its control. */
const roomBelow: Story['decorators'] = [
  (Story) => (
    <div style={{ minHeight: 130 }}>
      <Story />
    </div>
  ),
];

/** `top`, the default: above the control, where the pointer covers nothing. */
export const OnTop: Story = {
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '120px' } } },
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 'var(--meet-space-8)' }}>
        <Story />
      </div>
    ),
  ],
  play: showByFocus,
};

/** `bottom`, where the tooltip must not cover what stands above. Keyboard focus shows it at once, without the delay. */
export const ByFocus: Story = {
  decorators: roomBelow,
  parameters: { docs: { story: { height: '180px' } } },
  args: { side: 'bottom' },
  play: async (context) => {
    await expect(queryTooltip()).toBeNull();
    await showByFocus(context);
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
  render: () => <Button variant="line">В&nbsp;избранное</Button>,
};

/** Escape hides the tooltip and keeps the focus. */
export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(queryTooltip()).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(queryTooltip()).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: 'В избранное' })).toHaveFocus();
  },
};

/** The control has its own accessible name, so nothing depends on the tooltip. */
export const NothingHidden: Story = {
  play: async ({ canvasElement }) => {
    await expect(queryTooltip()).toBeNull();
    await expect(within(canvasElement).getByRole('button', { name: 'В избранное' })).toBeVisible();
  },
};

/** `right`, in a column of icons: the icons above and below stay visible. */
export const OnTheSide: Story = {
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '120px' } } },
  args: { side: 'right' },
  play: showByFocus,
};

/** `left`. Where a side has no room, the opposite one is taken. */
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
  play: showByFocus,
};

/** A shortcut stands after the name. The control itself declares it by `aria-keyshortcuts`. */
export const WithShortcut: Story = {
  decorators: roomBelow,
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '180px' } } },
  args: { side: 'bottom', text: 'Поиск, /', children: <IconButton icon="search" label="Поиск" variant="line" aria-keyshortcuts="/" /> },
  play: showByFocus,
};

/** A text of more than 280 px wraps; by then it is too long for a name. */
export const LongText: Story = {
  decorators: roomBelow,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    side: 'bottom',
    text: 'Показать похожие кроссовки других марок и\u00a0цветов',
    children: <IconButton icon="search" label="Показать похожие кроссовки других марок и&nbsp;цветов" variant="line" />,
  },
  play: showByFocus,
};

export const NamesIcon: Story = {
  decorators: roomBelow,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '140px' } } },
  args: { side: 'bottom', text: 'О\u00a0возврате', children: <IconButton icon="info" label="О&nbsp;возврате" /> },
  play: showByFocus,
};

export const ExplainsRule: Story = {
  decorators: roomBelow,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '140px' } } },
  args: {
    side: 'bottom',
    text: 'Возврат в\u00a0течение 14\u00a0дней, если сохранены бирки и\u00a0чек',
    children: <IconButton icon="info" label="О&nbsp;возврате" />,
  },
  play: showByFocus,
};

export const WordsAlone: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '140px' } } },
  render: () => <Button>В&nbsp;корзину</Button>,
};

export const RepeatsWords: Story = {
  decorators: roomBelow,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '140px' } } },
  args: { side: 'bottom', text: 'В\u00a0корзину', children: <Button>В&nbsp;корзину</Button> },
  play: async ({ args, canvasElement }) => {
    await focusControl(canvasElement);
    await waitFor(() => expect(screen.getAllByText(args.text, { normalizer: (text) => text })).toHaveLength(2));
  },
};
