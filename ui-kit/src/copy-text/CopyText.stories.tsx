import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './CopyText.guide.ts';
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

/** One press selects the text itself, too. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Скопировать трек-номер' })).toBeVisible();
  },
};

/** Copying is not allowed here: the text is selected, and the button says that it must be copied by hand. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Скопировать трек-номер' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Выделено, скопируйте сами'));
    await expect(String(getSelection())).toBe('1048213077');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  },
  // The message disappears after some seconds.
  parameters: { chromatic: { disableSnapshot: true } },
};

export const LongText: Story = {
  args: { text: 'MEET-1048-2130-77-9944-2100-7731-0055-2048-1193' },
  render: (args) => (
    <div style={{ width: 288 }}>
      <CopyText {...args} />
    </div>
  ),
};
