import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { guide } from './Avatar.guide.ts';
import { Avatar } from './index.ts';

/** A drawn face, because examples show no real people. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><path fill="#D9E2DC" d="M0 0h56v56H0z"/><path fill="#3B2A22" d="M14 46V24a14 14 0 0 1 28 0v22z"/><path fill="#2F5A48" d="M6 56c2-13 10-17 22-17s20 4 22 17z"/><path fill="#E3B48F" d="M23 33h10v8a5 5 0 0 1-10 0z"/><ellipse cx="28" cy="26" rx="9" ry="11" fill="#EFC7A4"/><path fill="#3B2A22" d="M18 24c1-9 5-11 10-11s9 2 10 11c-5-1-8-3-10-6-2 3-5 5-10 6z"/></svg>',
)}`;

const meta = {
  title: 'Layout/Avatar',
  id: 'kit-avatar',
  parameters: { guide },
  component: Avatar,
  args: { name: 'Анна Белова' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first letters of the name, where there is no picture. */
export const Initials: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('АБ')).toBeVisible();
  },
};

/** `src`: the picture of the person, cut to a circle. */
export const Portrait: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { src: portrait, size: 'large' } };

/** Beside the name, which is text, the picture has no alternative of its own. */
export const BesideName: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 'var(--meet-space-3)' }}>
      <Avatar {...args} src={portrait} />
      Анна Белова
    </p>
  ),
};

/** Any picture is cut to a circle. */
export const WithPicture: Story = { tags: ['!autodocs'], args: { src: 'pictures/bag-tan.webp', size: 'large' } };

/** `small` in lines of text, `medium` in lists, `large` in the account. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 'var(--meet-space-4)' }}>
      <Avatar name="Анна Белова" size="small" />
      <Avatar name="Анна Белова" size="medium" />
      <Avatar name="Анна Белова" size="large" />
    </div>
  ),
};

/** `name={null}`: an icon for a guest. */
export const Guest: Story = { args: { name: null } };

/** `alt`: looks the same, and says the name where no text beside it does. */
export const WithName: Story = {
  args: { alt: 'Анна Белова' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Анна Белова' })).toBeVisible();
  },
};

/** `src` that failed to load leaves the initials, without a broken image. */
export const Broken: Story = {
  args: { src: 'data:image/webp;base64,AAAA' },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    if (image) fireEvent.error(image);
    await expect(await within(canvasElement).findByText('АБ')).toBeVisible();
  },
};

/** The three faces that it has. */
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
