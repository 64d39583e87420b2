import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextArea } from './index.ts';
import { guide } from './TextArea.guide.ts';

const meta = {
  title: 'Forms/TextArea',
  id: 'kit-textarea',
  parameters: { guide },
  component: TextArea,
  args: { label: 'Отзыв', name: 'text', placeholder: 'Как сидит, что удивило', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ args, canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Отзыв' });
    await userEvent.type(area, 'Взял на\u00a0полразмера больше{Enter}и не\u00a0жалею');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Взял на\u00a0полразмера больше\nи не\u00a0жалею');
  },
};

/** The remaining characters are counted below; screen readers announce the count only when it runs low. */
export const WithLimit: Story = {
  args: { maxLength: 60, defaultValue: 'Мягкие' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    const status = within(canvasElement).getByRole('status');
    await expect(area).toHaveAccessibleDescription(/Осталось 54\sзнака/);
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(area, ', не натёрли ни разу за месяц носки каждый день');
    await expect(status).toHaveTextContent('Осталось не больше 10 знаков');
    await userEvent.type(area, ' и дождь');
    await expect(status).toHaveTextContent('Больше знаков не поместится');
  },
};

export const LongText: Story = {
  args: {
    hint: 'Чем точнее, тем полезнее другим',
    defaultValue:
      'Ношу 41-й, взяла 41-й: село как надо. Кожа мягкая, в\u00a0первый день не\u00a0натёрли. Подошва на\u00a0мокром снегу держит лучше, чем у\u00a0прежних, но\u00a0на\u00a0льду чуда нет. Шнурки длинноваты, зато не\u00a0развязываются. За\u00a0месяц носки каждый день носок чуть посветлел, это видно только рядом с\u00a0новой парой.',
  },
};

export const WithError: Story = {
  args: { defaultValue: 'Ок', error: 'Напишите хотя\u00a0бы предложение' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true, hint: 'Отзыв можно оставить после получения заказа' } };
