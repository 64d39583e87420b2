import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { heic, photos, receipt } from './example-files.ts';
import { guide } from './FileField.guide.ts';
import { FileField, type FileFieldProps, type FileState } from './index.ts';

const meta = {
  title: 'Forms/FileField',
  id: 'kit-filefield',
  parameters: { guide },
  component: FileField,
  args: {
    label: 'Фотографии',
    name: 'photos',
    accept: 'image/jpeg,image/png',
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

/** Builds a drop or paste event with files as React receives it, because jsdom has no `DataTransfer`. */
function createFileEvent(kind: 'drop' | 'paste', files: File[]): Event {
  const transfer = { files, types: ['Files'] };
  const event = new Event(kind, { bubbles: true, cancelable: true });
  return Object.assign(event, kind === 'drop' ? { dataTransfer: transfer } : { clipboardData: transfer });
}

const getInput = (canvas: HTMLElement) => within(canvas).getByLabelText<HTMLInputElement>(/Фотографии/);
const drop = (canvas: HTMLElement, files: File[]) => fireEvent(getInput(canvas), createFileEvent('drop', files));

/** Nothing is attached yet: the field states how many files, of which types and sizes, it accepts. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const input = getInput(canvasElement);
    await expect(input).toHaveAttribute('type', 'file');
    await expect(input).toHaveAccessibleDescription(/До\s5\sфото, JPEG или PNG, до\s10\sМБ/);
    await userEvent.tab();
    await expect(input).toHaveFocus();
  },
};

/** Puts a story into a frame: a docs page plays stories only in frames, and the files are added when the story plays. */
const inFrame = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } } });
/**
 * Files can be chosen, dropped or pasted. Each shows a preview and its name, and can be removed. In this picture and in those below, files
 * have been chosen; the code begins without any.
 */
export const Previews: Story = {
  parameters: inFrame(340),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement);
    await fireEvent.change(getInput(canvasElement), { target: { files: photos.slice(0, 1) } });
    await field.findByRole('img', { name: 'IMG_2041.jpg' });
    await drop(canvasElement, photos.slice(1, 2));
    await field.findByRole('img', { name: 'IMG_2042.jpg' });
    await fireEvent(getInput(canvasElement), createFileEvent('paste', photos.slice(2)));
    await field.findByRole('img', { name: /на снегу/ });
    await expect(field.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(field.getByRole('button', { name: 'Убрать: IMG_2042.jpg' }));
    await expect(field.queryByText('IMG_2042.jpg')).toBeNull();
    await expect(field.getByRole('status')).toHaveTextContent('Убрано: IMG_2042.jpg');
    await expect(getInput(canvasElement)).toHaveFocus();
  },
};

/** An error names each rejected file with the reason; the others are accepted. */
export const Refused: Story = {
  parameters: inFrame(460),
  args: { maxCount: 2 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement);
    await drop(canvasElement, [heic, ...photos]);
    await expect(await field.findByText(/IMG_2043\.heic»: подходят только JPEG/)).toBeVisible();
    await expect(field.getAllByRole('listitem')).toHaveLength(2);
    await expect(field.getByText(/сбоку\.jpg»: больше 2 не поместится/)).toBeVisible();
    await expect(getInput(canvasElement)).toBeInvalid();
  },
};

/** `getFileState` with a `progress`: the first file has been uploaded, and the others are on their way. */
export const Sending: Story = {
  parameters: inFrame(460),
  args: { getFileState: ({ name }) => ({ progress: name === 'IMG_2041.jpg' ? 1 : 0.4 }) },
  play: async ({ canvasElement }) => {
    await drop(canvasElement, photos);
    await expect(await within(canvasElement).findByRole('progressbar', { name: 'Отправляем IMG_2042.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};

/** `getFileState` with an `error`: the file says why it was not sent and, with `onRetry`, offers another attempt. */
export const Failed: Story = {
  parameters: inFrame(480),
  args: { getFileState: ({ name }) => (name === 'IMG_2042.jpg' ? { error: 'Связь прервалась' } : { progress: 1 }), onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await drop(canvasElement, photos);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Повторить: IMG_2042.jpg' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith(photos[1]);
  },
};

/** `accept` with documents: files other than pictures show their extension. */
export const OtherKinds: Story = {
  parameters: inFrame(320),
  args: { label: 'Фотографии и\u00a0документы', accept: 'image/*,.pdf', maxCount: 3, hint: 'Чек поможет быстрее сравнить цену' },
  play: async ({ canvasElement }) => {
    await drop(canvasElement, [receipt]);
    await expect(await within(canvasElement).findByText('PDF')).toBeVisible();
  },
};

/** `error`: the form needs a file, and the error says what to attach. */
export const WithError: Story = { args: { required: true, error: 'Приложите хотя\u00a0бы одно фото' } };

/** `disabled`: nothing can be attached now, and the hint says why. The field does not take dropped files. */
export const Disabled: Story = {
  args: { disabled: true, hint: 'Сначала поставьте оценку' },
  play: async ({ canvasElement }) => {
    await drop(canvasElement, photos);
    await expect(within(canvasElement).queryByRole('listitem')).toBeNull();
  },
};

/** `maxCount={1}`, for a single file: the button and the text of the limits speak of one file, and a second file is refused. */
export const OneFile: Story = {
  parameters: undrawn,
  args: { label: 'Чек', name: 'receipt', accept: '.pdf', maxCount: 1, maxSize: 2 * 1024 * 1024 },
};

/** `optional`: a field that may stay empty says so in its label. */
export const Optional: Story = { parameters: undrawn, args: { optional: true, hint: 'С\u00a0фото отзыв полезнее' } };

function PhotoUpload({ label, name, accept }: FileFieldProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [states, setStates] = useState<ReadonlyMap<File, FileState>>(new Map());
  const report = (file: File, state: FileState) => setStates((others) => new Map(others).set(file, state));
  const send = (file: File) => {
    const request = new XMLHttpRequest();
    report(file, { progress: 0 });
    request.upload.onprogress = ({ loaded, total }) => report(file, { progress: loaded / total });
    request.onload = () => report(file, request.status < 300 ? { progress: 1 } : { error: 'Фото не\u00a0принято, отправьте ещё раз' });
    request.onerror = () => report(file, { error: 'Связь прервалась' });
    request.open('POST', '/photos');
    request.send(file);
  };
  const change = (next: readonly File[]) => {
    for (const file of next) if (!files.includes(file)) send(file);
    setFiles(next);
  };
  return (
    <FileField
      label={label}
      name={name}
      accept={accept}
      files={files}
      onFilesChange={change}
      describeFile={(file) => `Фото ${files.indexOf(file) + 1} к\u00a0отзыву`}
      getFileState={(file) => states.get(file)}
      onRetry={send}
    />
  );
}

/** The page stores the files and uploads each as soon as it is chosen. */
export const Controlled: Story = { parameters: undrawn, render: (args) => <PhotoUpload {...args} /> };

/** A field with all its parts, which the anatomy numbers. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: { ...undrawn, ...inFrame(460) },
  args: {
    getFileState: ({ name }) => (name === 'IMG_2042.jpg' ? { error: 'Связь прервалась' } : { progress: 0.4 }),
    onRetry: fn(),
    hint: 'С\u00a0фото отзыв полезнее',
    error: '«IMG_2043.heic»: подходят только JPEG или PNG',
  },
  play: async ({ canvasElement }) => {
    await drop(canvasElement, photos.slice(0, 2));
    await expect(await within(canvasElement).findByText('Связь прервалась')).toBeVisible();
  },
};

export const OneFieldForAll: Story = { tags: ['!autodocs'], parameters: undrawn, args: { maxCount: 2 } };

export const FieldForEach: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
      {['Первое фото', 'Второе фото'].map((label) => (
        <FileField key={label} label={label} maxCount={1} />
      ))}
    </div>
  ),
};

function dragFileOver(story: HTMLElement | null) {
  if (!story || typeof DataTransfer === 'undefined') return;
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([], 'IMG_2041.jpg'));
  story.querySelector('input')?.dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer }));
}

/** Files are dragged over the field: its edge is solid until the files are dropped or dragged away. */
export const DraggedOver: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div ref={dragFileOver}>
        <Story />
      </div>
    ),
  ],
};

export const LimitsInHint: Story = {
  ...docsOnly,
  args: { label: 'Чек', hint: 'Только один файл, PDF до\u00a02\u00a0МБ' },
};
