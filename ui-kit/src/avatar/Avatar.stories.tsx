import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { guide } from './Avatar.guide.ts';
import { Avatar } from './index.ts';

/** A drawn face, because examples show no real people. */
const portrait = 'pictures/anna.svg';

const meta = {
  title: 'Content/Avatar',
  id: 'kit-avatar',
  parameters: { guide },
  component: Avatar,
  args: { name: 'Анна Белова' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the name as text, the picture needs no text alternative. */
export const BesideName: Story = {
  parameters: undrawn,
  args: { src: portrait },
  render: (args) => (
    <Stack direction="row" gap={3}>
      <Avatar {...args} />
      Анна Белова
    </Stack>
  ),
};

/** The first letters of the name, where there is no picture. */
export const Initials: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('АБ')).toBeVisible();
  },
};

/** `src`: the picture of the person, cut to a circle. */
export const Portrait: Story = { parameters: undrawn, args: { src: portrait } };

/** Any picture is cut to a circle. */
export const WithPicture: Story = { tags: ['!autodocs'], args: { src: 'pictures/bag-tan.webp', size: 'large' } };

/** `small`, 32 px, in lines of text; `medium`, the default of 40 px, in lists; `large`, 56 px, in the account. */
export const Sizes: Story = {
  render: () => (
    <Stack direction="row" align="end" gap={6}>
      <Stack gap={1} align="center">
        <Avatar name="Анна Белова" size="small" />
        <Text size={12} tone="muted">
          32 px
        </Text>
      </Stack>
      <Stack gap={1} align="center">
        <Avatar name="Анна Белова" size="medium" />
        <Text size={12} tone="muted">
          40 px
        </Text>
      </Stack>
      <Stack gap={1} align="center">
        <Avatar name="Анна Белова" size="large" />
        <Text size={12} tone="muted">
          56 px
        </Text>
      </Stack>
    </Stack>
  ),
};

/** One word gives one letter. Of several words, or parts with a hyphen, the first two count, in the order in which they are written. */
export const Names: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Stack gap={2}>
      <Stack direction="row" gap={3}>
        <Avatar name="Анна" />
        Анна
      </Stack>
      <Stack direction="row" gap={3}>
        <Avatar name="Белова Анна Сергеевна" />
        Белова Анна Сергеевна
      </Stack>
      <Stack direction="row" gap={3}>
        <Avatar name="Анна-Мария Белова" />
        Анна-Мария Белова
      </Stack>
      <Stack direction="row" gap={3}>
        <Avatar name="Anna Belova" />
        Anna Belova
      </Stack>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const initials = [...canvasElement.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent);
    await expect(initials).toEqual(['А', 'БА', 'АМ', 'AB']);
  },
};

/** `name={null}`: a guest has no name, so an icon is displayed. */
export const Guest: Story = { args: { name: null } };

/** `alt` is the name of the link, where no text beside the picture names it. */
export const AsLink: Story = {
  tags: ['example'],
  parameters: undrawn,
  render: () => (
    <Link href="/account" standalone>
      <Avatar name="Анна Белова" src={portrait} alt="Анна Белова: аккаунт" />
    </Link>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Анна Белова: аккаунт' })).toBeVisible();
  },
};

/** `alt`: the avatar looks the same, and a screen reader says the name, because no text beside it does. */
export const WithName: Story = {
  tags: ['!autodocs'],
  args: { alt: 'Анна Белова' },
  render: (args) => (
    <Stack direction="row" gap={3}>
      <Avatar {...args} />
      <Text size={12} tone="muted" aria-hidden="true">
        Экранный диктор: «Анна Белова, изображение»
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Анна Белова' })).toBeVisible();
  },
};

/** The initials replace a picture that failed to load, as without `src`. */
export const Broken: Story = {
  args: { src: 'data:image/webp;base64,AAAA' },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    if (image) fireEvent.error(image);
    await expect(await within(canvasElement).findByText('АБ')).toBeVisible();
  },
};

/** A picture, initials and the icon of a guest. */
export const AllParts: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={{ display: 'flex', gap: 'var(--meet-space-8)' }}>
      <div className="person-picture">
        <Avatar name="Анна Белова" src={portrait} size="large" />
      </div>
      <div className="person-initials">
        <Avatar name="Анна Белова" size="large" />
      </div>
      <div className="person-guest">
        <Avatar name={null} size="large" />
      </div>
    </div>
  ),
};

export const Person: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { src: portrait, size: 'large' },
};

export const Product: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { src: 'pictures/slope-white.webp', size: 'large' },
};

export const GuestWithName: Story = { ...docsOnly, args: { name: 'Гость' } };
