import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QrCode } from './index.ts';
import { guide } from './QrCode.guide.ts';

const meta = {
  title: 'Layout/QrCode',
  id: 'kit-qrcode',
  parameters: { guide },
  component: QrCode,
  args: { value: 'https://meet.example/api/mobileapp', label: 'QR-код: приложение Meet' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 134 px, the default: beside other content, as in the footer. Dark on light in both themes. */
export const App: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'QR-код: приложение Meet' });
    await expect(code).toHaveAttribute('width', '134');
  },
};

/** The background stays light and the code dark on any surface. */
export const OnDark: Story = {
  render: (args) => (
    <div data-theme="dark" style={{ padding: 'var(--meet-space-6)', background: 'var(--meet-color-stage)' }}>
      <QrCode {...args} />
    </div>
  ),
};

/** `size={240}`: for a payment, where it is the main thing. */
export const Large: Story = { args: { size: 240 } };

/** A longer address has more modules in the same size. */
export const LongAddress: Story = {
  args: {
    value: `https://meet.example/api/mobileapp?from=${'footer-of-the-catalogue-'.repeat(5)}`,
    label: 'QR-код: эта страница в\u00a0приложении',
  },
};

export const OnLight: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
};

export const OnColour: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { style: { color: '#e9a23b', background: '#f4d9a8' } },
};
