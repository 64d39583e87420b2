import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Proof' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sound: Story = { render: () => <p>Всё в порядке</p> };

export const PlayThrows: Story = {
  render: () => <p>Цена 0</p>,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12 490');
  },
};

export const RenderThrows: Story = {
  render: () => {
    throw new Error('The story does not render');
  },
};

export const NamelessButton: Story = { render: () => <button type="button" /> };

/** Grey on white is legible in the dark theme alone. */
export const FaintInLight: Story = { render: () => <p style={{ color: '#A8A49C' }}>Бледный текст</p> };

export const TooWide: Story = { render: () => <p style={{ width: 500 }}>Шире телефона</p> };

export const AsksAnotherHost: Story = { render: () => <img src="https://example.com/picture.webp" alt="Чужая картинка" /> };
