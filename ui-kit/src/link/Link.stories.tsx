import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type AnchorProps, Link, LinkProvider } from './index.ts';
import { guide } from './Link.guide.ts';

const meta = {
  title: 'Actions/Link',
  id: 'kit-link',
  parameters: { guide },
  component: Link,
  subcomponents: { LinkProvider },
  args: { href: '#sizes', children: 'Таблица размеров' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Underlined: Story = { args: { variant: 'underlined' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Смотреть все' } };

export const Plain: Story = { args: { children: 'Meet' } };

const RouterLink = ({ href, children, ...anchor }: AnchorProps) => (
  <a {...anchor} href={`/shop${href}`}>
    {children}
  </a>
);

/** An application provides its router's link once, and every link of the kit uses it. */
export const ByRouter: Story = {
  args: { variant: 'underlined', href: '/delivery', children: 'Доставка' },
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Доставка' })).toHaveAttribute('href', '/shop/delivery');
  },
};

export const NamedDestination: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <p>
      Носили меньше двух недель? Прочитайте{' '}
      <Link href="#returns" variant="underlined">
        условия возврата
      </Link>
      .
    </p>
  ),
};

export const HereAsText: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <p>
      Носили меньше двух недель? Про возврат читайте{' '}
      <Link href="#returns" variant="underlined">
        здесь
      </Link>
      .
    </p>
  ),
};
