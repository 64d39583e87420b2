import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Icon } from '../icon/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { type AnchorProps, Link, LinkProvider } from './index.ts';
import { guide } from './Link.guide.ts';

const meta = {
  title: 'Actions/Link',
  id: 'kit-link',
  parameters: { guide },
  component: Link,
  subcomponents: { LinkProvider },
  args: { href: '/sizes', children: 'Таблица размеров' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In running text, the usual place of a link. */
export const InText: Story = {
  parameters: undrawn,
  args: { variant: 'underlined', href: '/returns', children: 'условия возврата' },
  render: (args) => (
    <p style={{ maxWidth: 440 }}>
      Вернуть вещь можно в&nbsp;течение 14&nbsp;дней, если её не&nbsp;носили. Прочитайте <Link {...args} />, прежде чем паковать.
    </p>
  ),
};

/** `underlined`, for running text: the underline distinguishes the link from the text around it. */
export const Underlined: Story = { args: { variant: 'underlined' } };

/** `quiet`, for lists of links and captions, which shoppers recognise as links by their position; underlined on hover. */
export const Quiet: Story = { args: { variant: 'quiet', href: '/new', children: 'Все новинки' } };

/** `plain`, the default, for a block that is a link as a whole: a logo, a picture, a heading. Neither hover nor press changes it. */
export const Plain: Story = { args: { href: '/', children: 'Meet' } };

/** `standalone`, for links below each other: each is 44 px tall. */
export const Standalone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <ul>
      <li>
        <Link href="/delivery" variant="quiet" standalone>
          Доставка и&nbsp;оплата
        </Link>
      </li>
      <li>
        <Link href="/returns" variant="quiet" standalone>
          Возврат и&nbsp;обмен
        </Link>
      </li>
      <li>
        <Link href="/shops" variant="quiet" standalone>
          Адреса магазинов
        </Link>
      </li>
    </ul>
  ),
};

/**
 * `target="_blank"`, for another site in a new tab. The text of the link says so. `rel` keeps that site from learning where the visitor
 * came from.
 */
export const External: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Link href="https://www.cdek.ru/" target="_blank" rel="noreferrer" variant="quiet" standalone style={{ gap: 'var(--meet-space-2)' }}>
      <span>Сайт СДЭК (в&nbsp;новой вкладке)</span>
      <Icon name="external" size={16} />
    </Link>
  ),
};

/** The link to another site on a background that shows how tall its target is. */
export const VisibleTarget: Story = {
  ...docsOnly,
  render: () => (
    <Link
      href="https://www.cdek.ru/"
      target="_blank"
      rel="noreferrer"
      variant="quiet"
      standalone
      style={{ gap: 'var(--meet-space-2)', background: 'var(--meet-surface)' }}
    >
      <span>Сайт СДЭК (в&nbsp;новой вкладке)</span>
      <Icon name="external" size={16} />
    </Link>
  ),
};

/** `download`, for a file: the page stays open. */
export const Download: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { href: '/offer.pdf', download: true, variant: 'underlined', children: 'Договор оферты, PDF, 240\u00a0КБ' },
};

/** In 288 px a long text wraps, and each of its lines is underlined. */
export const LongText: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    variant: 'underlined',
    href: '/returns',
    children: 'Возврат обуви, которую примерили дома, если коробка открыта, но\u00a0бирки целы',
  },
  render: (args) => (
    <p style={{ maxWidth: 288 }}>
      <Link {...args} />
    </p>
  ),
};

const RouterLink = ({ href, children, ...anchorProps }: AnchorProps) => (
  <a {...anchorProps} href={`/shop${href}`}>
    {children}
  </a>
);

/** An application provides its router's link once, and every link of the kit uses it. */
export const ByRouter: Story = {
  tags: ['!autodocs'],
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

/** The three variants side by side. */
export const Variants: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={{ display: 'flex', gap: 'var(--meet-space-4)' }}>
      <Link href="/sizes" variant="underlined">
        Размеры
      </Link>
      <Link href="/new" variant="quiet">
        Все новинки
      </Link>
      <Link href="/">Meet</Link>
    </div>
  ),
};

export const UnderlinedInText: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <p>
      Маломерят на&nbsp;полразмера, сверьтесь с&nbsp;
      <Link href="/sizes" variant="underlined">
        таблицей размеров
      </Link>
      .
    </p>
  ),
};

export const PlainInText: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <p>
      Маломерят на&nbsp;полразмера, сверьтесь с&nbsp;<Link href="/sizes">таблицей размеров</Link>.
    </p>
  ),
};

export const NamedDestination: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <p>
      Носили меньше двух недель? Прочитайте{' '}
      <Link href="/returns" variant="underlined">
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
      <Link href="/returns" variant="underlined">
        здесь
      </Link>
      .
    </p>
  ),
};
