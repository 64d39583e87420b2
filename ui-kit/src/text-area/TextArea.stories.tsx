import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Alert } from '../alert/index.ts';
import { Button } from '../button/index.ts';
import { FileField } from '../file-field/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { RatingInput } from '../rating/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
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

/** Three lines before anything is typed. Enter begins a new line, and the area grows with it. */
export const Rest: Story = {
  play: async ({ args, canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Отзыв' });
    await userEvent.type(area, 'Взял на\u00a0полразмера больше{Enter}и не\u00a0жалею');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Взял на\u00a0полразмера больше\nи не\u00a0жалею');
  },
};

/** `maxLength`: the number of remaining characters stands below; screen readers announce it only when few remain. */
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

/** The area grows with the text. */
export const LongText: Story = {
  args: {
    hint: 'Чем точнее, тем полезнее другим',
    defaultValue:
      'Ношу 41-й, взяла 41-й: село как надо. Кожа мягкая, в\u00a0первый день не\u00a0натёрли. Подошва на\u00a0мокром снегу держит лучше, чем у\u00a0прежних, но\u00a0на\u00a0льду чуда нет. Шнурки длинноваты, зато не\u00a0развязываются. За\u00a0месяц носки каждый день носок чуть посветлел, это видно только рядом с\u00a0новой парой.',
  },
};

/** What was written stays, and the error says what is missing. */
export const WithError: Story = {
  args: { defaultValue: 'Ок', error: 'Напишите хотя\u00a0бы предложение' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid();
  },
};

/** Nothing can be written now; the hint says when it will be possible. */
export const Disabled: Story = { args: { disabled: true, placeholder: undefined, hint: 'Отзыв можно оставить после получения заказа' } };

/** The limit is reached: the browser takes no more characters, and the counter says that none are left. */
export const Full: Story = { ...docsOnly, args: { maxLength: 31, defaultValue: 'Мягкие, не\u00a0натёрли за\u00a0целый день' } };

/** `rows={6}`: a taller area invites a longer text. It grows from there. */
export const Tall: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { rows: 6 },
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByRole('textbox').getBoundingClientRect();
    // jsdom has no layout.
    if (width > 0) await expect(height).toBeGreaterThan(160);
  },
};

/** `success`: the text was accepted, and the message says what follows. */
export const Accepted: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { defaultValue: 'Мягкие, не\u00a0натёрли за\u00a0целый день', success: 'Покажем отзыв после проверки' },
};

/** A field that may stay empty says so in its label. */
export const Optional: Story = {
  parameters: undrawn,
  args: { label: 'Комментарий курьеру', optional: true, placeholder: undefined, hint: 'Домофон, этаж, ориентир' },
};

/** The text can be focused, read and copied, and is submitted. */
export const ReadOnly: Story = { parameters: undrawn, args: { readOnly: true, defaultValue: 'Не\u00a0жмут, тёплые, сохнут за\u00a0ночь' } };

/** The form of a review: stars, text and photos. */
export const InReview: Story = {
  parameters: undrawn,
  render: (args) => (
    <form aria-label="Новый отзыв" method="post" action="/reviews" encType="multipart/form-data">
      <Stack gap={5}>
        <RatingInput label="Ваша оценка" name="rating" />
        <TextArea {...args} hint="Чем точнее, тем полезнее другим" required />
        <FileField label="Фото" name="photos" optional maxCount={3} />
        <Button type="submit" style={{ justifySelf: 'start' }}>
          Отправить отзыв
        </Button>
      </Stack>
    </form>
  ),
};

/** Simulates a request to a server, which fails the first time. */
const sendReview = async (text: string, isRetry: boolean): Promise<void> => {
  if (!isRetry) throw new Error(`The server did not take «${text}»`);
};

/**
 * The page stores the text. When sending fails, the text stays, and an alert says what to do: nothing is wrong with the text itself. A text
 * that was sent cannot be changed any more. Send a text twice to see a failure and then a success.
 */
export const Controlled: Story = {
  parameters: undrawn,
  render: function ReviewForm() {
    const [text, setText] = useState('');
    const [stage, setStage] = useState<'writing' | 'sending' | 'failed' | 'sent'>('writing');
    const send = async (event: FormEvent) => {
      event.preventDefault();
      setStage('sending');
      await sendReview(text, stage === 'failed').then(
        () => setStage('sent'),
        () => setStage('failed'),
      );
    };
    return (
      <form onSubmit={send}>
        <Stack gap={4}>
          <TextArea
            label="Отзыв"
            name="text"
            value={text}
            onValueChange={setText}
            required
            readOnly={stage === 'sending' || stage === 'sent'}
            success={stage === 'sent' ? 'Покажем отзыв после проверки' : undefined}
          />
          {stage === 'failed' && (
            <Alert tone="error" announced>
              Не&nbsp;отправилось: проверьте связь и&nbsp;попробуйте ещё раз
            </Alert>
          )}
          {stage !== 'sent' && (
            <Button type="submit" loading={stage === 'sending'} style={{ justifySelf: 'start' }}>
              Отправить
            </Button>
          )}
        </Stack>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Отзыв' });
    await userEvent.type(area, 'Сели как надо');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Отправить' }));
    await expect(await within(canvasElement).findByText(/отправилось/)).toBeVisible();
    await expect(area).toHaveValue('Сели как надо');
    await expect(area).toBeValid();
  },
};

/** A field with all its parts, which the anatomy numbers. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { maxLength: 600, defaultValue: 'Ок', error: 'Напишите хотя\u00a0бы предложение', hint: 'Чем точнее, тем лучше' },
};

export const RoomForSentences: Story = { tags: ['!autodocs'], parameters: undrawn };

export const RoomForWord: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: ({ label, placeholder }) => <TextField label={label} placeholder={placeholder} />,
};

export const LabelAbove: Story = { ...docsOnly, args: { placeholder: undefined } };

export const PlaceholderAsLabel: Story = { ...docsOnly, args: { placeholder: 'Отзыв', hideLabel: true } };
