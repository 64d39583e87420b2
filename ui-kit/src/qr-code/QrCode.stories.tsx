import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LinkButton } from '../button/index.ts';
import { undrawn } from '../internal/story-kinds.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { QrCode } from './index.ts';
import { guide } from './QrCode.guide.ts';

const meta = {
  title: 'Content/QrCode',
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

/** A QR code with the usual text beside it: what to do with it, and a link to the same address for those who cannot scan. */
export const WithLink: Story = {
  parameters: undrawn,
  render: (args) => (
    <Stack direction="row" gap={6}>
      <QrCode {...args} />
      <div>
        <Text>Наведите камеру телефона: откроется страница приложения.</Text>
        <Link href={args.value} variant="underlined" standalone>
          Скачать приложение
        </Link>
      </div>
    </Stack>
  ),
};

/** On a phone, which cannot scan its own screen, a link to the address replaces the code. */
export const LinkInstead: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: ({ value }) => (
    <LinkButton href={value} wide>
      Скачать приложение
    </LinkButton>
  ),
};

/** The code stays dark on light in both themes, also on a black background. */
export const OnDark: Story = {
  render: (args) => (
    <div data-theme="dark" style={{ padding: 'var(--meet-space-6)', background: 'var(--meet-color-stage)' }}>
      <QrCode {...args} />
    </div>
  ),
};

/** `size={240}`: for a payment, where the code is what matters on the page. */
export const Large: Story = {
  args: { size: 240, value: 'https://qr.nspk.ru/AD10006M8KH234K782OQM0L13JI31LQD', label: 'QR-код: оплата через СБП' },
};

/** The code of a longer address has more modules, so it is drawn larger. */
export const LongAddress: Story = {
  args: {
    size: 240,
    value:
      'https://meet.example/shoes/sneakers?brand=nordkvart&colour=white&size=41&sort=new&utm_source=qr&utm_medium=screen&utm_campaign=autumn-2026',
    label: 'QR-код: белые кроссовки Nordkvart 41\u00a0размера',
  },
};

export const LongSmall: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { ...LongAddress.args, size: 134 },
};

export const OnLight: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
};

export const OnColour: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { style: { color: '#e9a23b', background: '#f4d9a8' } },
};
