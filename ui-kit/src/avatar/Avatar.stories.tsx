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

export const Initials: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('АБ')).toBeVisible();
  },
};

export const WithPicture: Story = { args: { src: 'pictures/bag-tan.webp', size: 'large' } };

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 'var(--meet-space-4)' }}>
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
    </div>
  ),
};

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
