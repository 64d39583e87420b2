import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { guide } from './Avatar.guide.ts';
import { Avatar } from './index.ts';

const meta = {
  title: 'Layout/Avatar',
  id: 'kit-avatar',
  parameters: { guide },
  component: Avatar,
  args: { name: 'Анна Белова' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a picture, in the colour of the page. */
export const Initials: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('АБ')).toBeVisible();
  },
};

/** The picture of the person. */
export const WithPicture: Story = { args: { src: 'pictures/bag-tan.webp', size: 'large' } };

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

/** `name={null}`: nobody has signed in. */
export const Guest: Story = { args: { name: null } };

/** With no name as text beside it, the avatar has the name as its text alternative. */
export const WithName: Story = {
  args: { alt: 'Анна Белова' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Анна Белова' })).toBeVisible();
  },
};

/** A picture that fails to load leaves the initials. */
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
        <Avatar name="Анна Белова" src="pictures/bag-tan.webp" size="large" />
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
  args: { size: 'large' },
};

export const Product: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { src: 'pictures/slope-white.webp', size: 'large' },
};
