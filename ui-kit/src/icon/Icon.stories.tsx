import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './Icon.guide.ts';
import { lucideNames } from './icon-names.ts';
import { Icon, type IconName } from './index.ts';

const meta = {
  title: 'Layout/Icon',
  id: 'kit-icon',
  parameters: { guide },
  component: Icon,
  args: { name: 'heart' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the colour of the text, 22 px. */
export const Heart: Story = {};

/** `filled`: chosen, as a heart or a star. */
export const Filled: Story = { args: { filled: true } };

const names = Object.keys(lucideNames).filter((name): name is IconName => name in lucideNames);

/** The whole set, by the names of the kit. */
export const All: Story = {
  render: (args) => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: 'var(--meet-space-6)' }}>
      {names.map((name) => (
        <li
          key={name}
          style={{
            display: 'grid',
            justifyItems: 'center',
            gap: 'var(--meet-space-2)',
            font: '400 var(--meet-text-12) var(--meet-font-text)',
          }}
        >
          <Icon {...args} name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

/** 16 px in small text, 18 px in buttons and lists, 22 px alone. */
export const Sizes: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 'var(--meet-space-4)' }}>
      <Icon name="truck" size={16} />
      <Icon name="truck" size={18} />
      <Icon name="truck" size={22} />
    </div>
  ),
};

export const BesideText: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <p style={{ display: 'flex', gap: 'var(--meet-space-2)' }}>
      <Icon name="truck" /> Привезём завтра
    </p>
  ),
};

export const WithoutText: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { name: 'truck' },
};
