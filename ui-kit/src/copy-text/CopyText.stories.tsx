import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { Link } from '../link/index.ts';
import { guide } from './CopyText.guide.ts';
import { resultMs } from './CopyText.tsx';
import { CopyText } from './index.ts';

const meta = {
  title: 'Actions/CopyText',
  id: 'kit-copytext',
  parameters: { guide },
  component: CopyText,
  args: { text: '1048213077', label: 'трек-номер' },
} satisfies Meta<typeof CopyText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A number after its name, with the button that copies it. One press on the number selects it, too. */
export const Default: Story = {
  render: (args) => (
    <p>
      Трек-номер <CopyText {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Скопировать трек-номер' })).toBeVisible();
  },
};

/** The browser does not allow copying: the text is selected, and the button says that it must be copied by hand. */
export const Refused: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    await pressAndStay(canvasElement, undefined, 'Выделено, скопируйте сами');
    await expect(String(getSelection())).toBe('1048213077');
  },
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '76px' } } },
};

/** A long text breaks, and the button follows. */
export const LongText: Story = {
  args: { text: 'MEET-1048-2130-77-9944-2100-7731-0055-2048-1193' },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <CopyText {...args} />
    </div>
  ),
};

/** In a list of facts: each text to copy stands after the name of the fact. */
export const InFacts: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <dl style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', alignItems: 'center', columnGap: 'var(--meet-space-5)' }}>
      <dt>Трек-номер</dt>
      <dd style={{ margin: 0 }}>
        <CopyText {...args} />
      </dd>
      <dt>Промокод</dt>
      <dd style={{ margin: 0 }}>
        <CopyText text="OSEN10" label="промокод" />
      </dd>
    </dl>
  ),
};

/** In a sentence, in place of the number. */
export const InSentence: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { text: '4107-22', label: 'номер заказа' },
  render: (args) => (
    <p>
      Заказ <CopyText {...args} /> едет в&nbsp;Казань.
    </p>
  ),
};

/** Presses the button, and stops the timer that would remove the message before a picture is taken. */
async function pressAndStay(canvasElement: HTMLElement, clipboard: Pick<Clipboard, 'writeText'> | undefined, message: string) {
  const { clipboard: originalClipboard } = navigator;
  const { setTimeout } = window;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  window.setTimeout = ((handler: () => void, ms?: number) => (ms === resultMs ? 0 : setTimeout(handler, ms))) as typeof setTimeout;
  const canvas = within(canvasElement);
  try {
    await userEvent.click(await canvas.findByRole('button', { name: 'Скопировать трек-номер' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(message));
  } finally {
    window.setTimeout = setTimeout;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: originalClipboard });
  }
}

/** For four seconds after a press the button says that it has copied. */
export const Copied: Story = {
  ...Default,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '76px' } } },
  play: ({ canvasElement }) => pressAndStay(canvasElement, { writeText: async () => undefined }, 'Скопировано'),
};

export const VisibleText: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { text: 'OSEN10', label: 'промокод' },
  render: (args) => (
    <p>
      Промокод <CopyText {...args} />
    </p>
  ),
};

export const ButtonAlone: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Button variant="text">Скопировать промокод</Button>,
};

export const PhoneAsLink: Story = {
  ...docsOnly,
  render: () => (
    <Link href="tel:88005553535" variant="underlined" standalone>
      8&nbsp;800&nbsp;555-35-35
    </Link>
  ),
};

export const PhoneToCopy: Story = { ...docsOnly, args: { text: '8\u00a0800\u00a0555-35-35', label: 'номер телефона' } };
