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

export const Heart: Story = {};

export const Filled: Story = { args: { filled: true } };

const names = Object.keys(lucideNames).filter((name): name is IconName => name in lucideNames);

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
