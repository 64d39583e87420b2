import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { bringing, heic, photos, receipt } from './example-files.ts';
import { guide } from './FileField.guide.ts';
import { FileField } from './index.ts';

const meta = {
  title: 'Forms/FileField',
  id: 'kit-filefield',
  parameters: { guide },
  component: FileField,
  args: {
    label: 'Фотографии',
    name: 'photos',
    accept: 'image/jpeg,image/png',
    onFilesChange: fn(),
    describeFile: ({ name }) => `Фото ${name}`,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const createInputPage = (canvas: HTMLElement) => within(canvas).getByLabelText<HTMLInputElement>(/Фотографии/);
const drop = (canvas: HTMLElement, files: File[]) => fireEvent(createInputPage(canvas), bringing('drop', files));

/** The limits are stated before anything is chosen. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const input = createInputPage(canvasElement);
    await expect(input).toHaveAttribute('type', 'file');
    await expect(input).toHaveAccessibleDescription(/До\s5\sфото, JPEG или PNG, до\s10\sМБ/);
    await userEvent.tab();
    await expect(input).toHaveFocus();
  },
};

/** A docs page plays stories in frames only, and without that they have no files. */
const playing = { docs: { story: { inline: false, height: '380px' } } };

/** Files can be chosen, dropped or pasted. Each shows a preview and its name, and can be removed. */
export const Previews: Story = {
  parameters: playing,
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement);
    await fireEvent.change(createInputPage(canvasElement), { target: { files: photos.slice(0, 1) } });
    await field.findByRole('img', { name: 'Фото IMG_2041.jpg' });
    await drop(canvasElement, photos.slice(1, 2));
    await field.findByRole('img', { name: 'Фото IMG_2042.jpg' });
    await fireEvent(createInputPage(canvasElement), bringing('paste', photos.slice(2)));
    await field.findByRole('img', { name: /^Фото на снегу/ });
    await expect(args.onFilesChange).toHaveBeenLastCalledWith(photos);
    await userEvent.click(field.getByRole('button', { name: 'Убрать: IMG_2042.jpg' }));
    await expect(field.queryByText('IMG_2042.jpg')).toBeNull();
    await expect(field.getByRole('status')).toHaveTextContent('Убрано: IMG_2042.jpg');
    await expect(createInputPage(canvasElement)).toHaveFocus();
  },
};

/** Files that do not fit are rejected by name with the reason; the others are accepted. */
export const Refused: Story = {
  parameters: playing,
  args: { maxCount: 2 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement);
    await drop(canvasElement, [heic, ...photos]);
    await expect(await field.findByText(/IMG_2043\.heic»: подходят только JPEG/)).toBeVisible();
    await expect(field.getAllByRole('listitem')).toHaveLength(2);
    await expect(field.getByText(/сбоку\.jpg»: больше 2 не поместится/)).toBeVisible();
    await expect(createInputPage(canvasElement)).toBeInvalid();
  },
};

/** The caller reports the upload progress of each file. */
export const Sending: Story = {
  parameters: playing,
  args: { getFileState: ({ name }) => ({ progress: name === 'IMG_2041.jpg' ? 1 : 0.4 }) },
  play: async ({ canvasElement }) => {
    await drop(canvasElement, photos);
    await expect(await within(canvasElement).findByRole('progressbar', { name: 'Отправляем IMG_2042.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};

/** A failed upload says so and offers a retry. */
export const Failed: Story = {
  parameters: playing,
  args: { getFileState: ({ name }) => (name === 'IMG_2042.jpg' ? { error: 'Связь прервалась' } : { progress: 1 }), onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await drop(canvasElement, photos);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Повторить: IMG_2042.jpg' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith(photos[1]);
  },
};

/** Files other than pictures show their extension. */
export const OtherKinds: Story = {
  parameters: playing,
  args: { label: 'Фотографии и\u00a0документы', accept: 'image/*,.pdf', maxCount: 3, hint: 'Чек поможет быстрее сравнить цену' },
  play: async ({ canvasElement }) => {
    await drop(canvasElement, [receipt]);
    await expect(await within(canvasElement).findByText('PDF')).toBeVisible();
  },
};

export const WithError: Story = { args: { required: true, error: 'Приложите хотя\u00a0бы одно фото' } };

export const Disabled: Story = {
  args: { disabled: true, hint: 'Сначала поставьте оценку' },
  play: async ({ args, canvasElement }) => {
    await drop(canvasElement, photos);
    await expect(args.onFilesChange).not.toHaveBeenCalled();
  },
};
