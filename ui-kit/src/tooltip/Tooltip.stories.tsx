import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { undrawn } from '../internal/story-kinds.ts';
import { Popover } from '../popover/index.ts';
import { Stack } from '../stack/index.ts';
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

/** Keeps the tooltip open in a docs page, whose frames take the focus from each other when their stories play. */
function keepOpenInDocs(): void {
  if (!globalThis.frameElement?.classList.contains('live-story')) return;
  for (const type of ['blur', 'focusout']) addEventListener(type, (event) => event.stopImmediatePropagation(), true);
}

/** Focuses the control by keyboard. */
async function focusControl(canvasElement: HTMLElement): Promise<void> {
  keepOpenInDocs();
  await userEvent.tab();
  await expect(within(canvasElement).getByRole('button')).toHaveFocus();
}

const showByFocus: Story['play'] = async ({ args, canvasElement }) => {
  await focusControl(canvasElement);
  // Compares the text without normalising its no-break spaces.
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

/** The control in the middle, with room for a tooltip on each side. */
const inMiddle: Story['decorators'] = [
  (Story) => (
    <div style={{ display: 'grid', placeItems: 'center', minHeight: 130 }}>
      <Story />
    </div>
  ),
];
const frameParameters = { ...undrawn, docs: { story: { height: '140px' } } };
const comparisonFigure = { tags: ['!autodocs'], parameters: frameParameters, decorators: inMiddle };

/** The control at the top, with room for an explanation below it. */
const withExplanation: Story = {
  ...comparisonFigure,
  parameters: { ...undrawn, docs: { story: { height: '190px' } } },
  decorators: (Story) => (
    <div style={{ display: 'grid', placeItems: 'start center', minHeight: 150 }}>
      <Story />
    </div>
  ),
};

/** Staff tools: the name of each icon appears on hover and on keyboard focus. `text` and the `label` of the button are the same words. */
export const InTools: Story = {
  parameters: frameParameters,
  decorators: inMiddle,
  args: { text: 'Скопировать ссылку', children: <IconButton icon="link" label="Скопировать ссылку" /> },
  render: (args) => (
    <Stack direction="row" gap={2}>
      <Tooltip {...args} />
      <Tooltip text="Отправить почтой">
        <IconButton icon="mail" label="Отправить почтой" />
      </Tooltip>
      <Tooltip text="Удалить заказ">
        <IconButton icon="trash" label="Удалить заказ" />
      </Tooltip>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    keepOpenInDocs();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Скопировать ссылку' })).toHaveFocus();
    await screen.findByText('Скопировать ссылку');
  },
};

/** `top`, the default: the pointer, which is below, covers no part of the tooltip. */
export const OnTop: Story = { name: 'Top', parameters: frameParameters, decorators: inMiddle, play: showByFocus };

/** `bottom`, where the tooltip must not cover what stands above the control. */
export const Below: Story = { ...comparisonFigure, name: 'Bottom', args: { side: 'bottom' }, play: showByFocus };

/** Keyboard focus shows the tooltip at once, without the delay. */
export const ByFocus: Story = {
  tags: ['!autodocs'],
  decorators: roomBelow,
  parameters: { docs: { story: { height: '180px' } } },
  args: { side: 'bottom' },
  play: async (context) => {
    await expect(queryTooltip()).toBeNull();
    await showByFocus(context);
  },
};

/**
 * Without the focus ring, which would fill the gap between control and tooltip, and with room around the tooltip for the numbers of the
 * anatomy.
 */
export const Parts: Story = {
  ...OnTop,
  name: 'Parts',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '180px' } } },
  args: { children: <IconButton icon="heart" label="В избранное" variant="line" style={{ outline: 0 }} /> },
};

/** On a phone there is no tooltip, so a visible label says what the control does. */
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
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(queryTooltip()).toBeNull();
    await expect(within(canvasElement).getByRole('button', { name: 'В избранное' })).toBeVisible();
  },
};

/** `right`, in a column of icons: the icons above and below stay visible. */
export const OnTheSide: Story = {
  name: 'Right',
  parameters: frameParameters,
  decorators: inMiddle,
  args: { side: 'right' },
  play: showByFocus,
};

/** `left`. Where a side has no room, the tooltip moves to the opposite side. */
export const OnTheLeft: Story = {
  name: 'Left',
  parameters: frameParameters,
  decorators: inMiddle,
  args: { side: 'left' },
  play: showByFocus,
};

/** A keyboard shortcut follows the name. The control itself declares the shortcut by `aria-keyshortcuts`. */
export const WithShortcut: Story = {
  parameters: frameParameters,
  decorators: inMiddle,
  args: { text: 'Поиск, /', children: <IconButton icon="search" label="Поиск" variant="line" aria-keyshortcuts="/" /> },
  play: showByFocus,
};

/** A long text wraps at a width of 280 px. */
export const LongText: Story = {
  parameters: frameParameters,
  decorators: inMiddle,
  args: {
    text: 'Удалить адрес: Казань, ул. Щапова, д. 26, кв. 14',
    children: <IconButton icon="trash" label="Удалить адрес: Казань, ул. Щапова, д. 26, кв. 14" variant="line" />,
  },
  play: showByFocus,
};

const returnRule = 'Вернуть вещь можно в\u00a0течение 14\u00a0дней, если её\u00a0не\u00a0носили.';

export const NamesIcon: Story = {
  ...withExplanation,
  render: () => (
    <Popover trigger={<IconButton icon="info" label="О&nbsp;возврате" />} title="О&nbsp;возврате">
      <p>{returnRule}</p>
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('dialog');
  },
};

export const ExplainsRule: Story = {
  ...withExplanation,
  args: { side: 'bottom', text: returnRule, children: <IconButton icon="info" label="О&nbsp;возврате" /> },
  play: showByFocus,
};

export const WordsAlone: Story = {
  ...comparisonFigure,
  render: () => (
    <Stack direction="row" gap={2}>
      <Button>В&nbsp;корзину</Button>
      <Tooltip text="В&nbsp;избранное">
        <IconButton icon="heart" label="В&nbsp;избранное" variant="line" />
      </Tooltip>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    keepOpenInDocs();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: /избранное$/ })).toHaveFocus();
    await screen.findByText(/избранное$/);
  },
};

export const RepeatsWords: Story = {
  ...comparisonFigure,
  args: { text: 'В\u00a0корзину', children: <Button>В&nbsp;корзину</Button> },
  play: async ({ args, canvasElement }) => {
    await focusControl(canvasElement);
    await waitFor(() => expect(screen.getAllByText(args.text, { normalizer: (text) => text })).toHaveLength(2));
  },
};
