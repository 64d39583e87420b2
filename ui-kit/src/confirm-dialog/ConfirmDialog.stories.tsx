import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Toaster, toast } from '../toaster/index.ts';
import { guide } from './ConfirmDialog.guide.ts';
import { ConfirmDialog } from './index.ts';

const meta = {
  title: 'Overlays/ConfirmDialog',
  id: 'kit-confirmdialog',
  parameters: { guide, docs: { story: { inline: false, height: '400px' } } },
  component: ConfirmDialog,
  args: {
    title: 'Удалить адрес?',
    description: 'Казань, улица Баумана, 12, кв.\u00a040. Заказы в\u00a0пути приедут туда.',
    action: 'Удалить адрес',
    cancel: 'Оставить',
    trigger: <Button variant="line">Открыть</Button>,
    onConfirm: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openQuestion(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Открыть' }));
  return screen.findByRole('alertdialog');
}

/** The focus begins at the button that changes nothing. */
export const Question: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openQuestion(canvasElement);
    await expect(dialog).toHaveAccessibleName('Удалить адрес?');
    await expect(dialog).toHaveAccessibleDescription(/приедут туда/);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Оставить' })).toHaveFocus());
  },
};

/** When `onConfirm` has succeeded, the dialog closes and `onOpenChange` is called with `false`. */
export const Confirmed: Story = {
  args: { onConfirm: fn(), onOpenChange: fn() },
  play: async ({ args, canvasElement }) => {
    const dialog = await openQuestion(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить адрес' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Neither Enter nor Escape confirms: the focus begins at the button that changes nothing, and Escape closes the dialog. */
export const Keyboard: Story = {
  args: { onConfirm: fn() },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Открыть' });
    for (const key of ['{Enter}', '{Escape}']) {
      const dialog = await openQuestion(canvasElement);
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Оставить' })).toHaveFocus());
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    }
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** While the action runs its button is busy, and the dialog cannot be closed: what has begun cannot be cancelled. */
export const Pending: Story = {
  args: { onConfirm: fn(() => new Promise(() => undefined)) },
  play: async ({ canvasElement }) => {
    const dialog = await openQuestion(canvasElement);
    const action = within(dialog).getByRole('button', { name: 'Удалить адрес' });
    await userEvent.click(action);
    await waitFor(() => expect(action).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Оставить' }));
    await expect(dialog).toBeVisible();
  },
};

/** When the action failed the dialog stays open with the reason, and the action can be repeated. */
export const Failed: Story = {
  args: { onConfirm: fn(() => Promise.reject(new Error('no connection'))) },
  play: async ({ canvasElement }) => {
    const dialog = await openQuestion(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить адрес' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Не получилось');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Удалить адрес' })).not.toHaveAttribute('aria-busy', 'true'));
  },
};

/** Title, description and actions wrap; the actions go below each other where they do not fit side by side. */
export const LongText: Story = {
  args: {
    title: 'Отменить заказ 4107-22 и\u00a0вернуть деньги на\u00a0карту?',
    description: 'Вещи снова поступят в\u00a0продажу, а\u00a0скидка по\u00a0промокоду не\u00a0вернётся. Деньги придут за\u00a0десять дней.',
    action: 'Отменить заказ и\u00a0вернуть 24\u00a0990\u00a0₽',
    cancel: 'Оставить заказ',
  },
  play: async ({ canvasElement }) => {
    await openQuestion(canvasElement);
  },
};

/** Without a trigger, here for a row that is removed: the focus moves to the heading of the list when the dialog has closed. */
export const Controlled: Story = {
  parameters: undrawn,
  render: function Addresses() {
    const [isAsking, setAsking] = useState(false);
    const [hasHome, setHome] = useState(true);
    const heading = useRef<HTMLHeadingElement>(null);
    return (
      <>
        <Heading level={2} size="small" ref={heading} tabIndex={-1}>
          Адреса
        </Heading>
        <p>
          {hasHome ? 'Дом: Казань, улица Баумана, 12 ' : 'Адресов пока нет'}
          {hasHome && (
            <Button variant="text" size="small" onClick={() => setAsking(true)}>
              Удалить
            </Button>
          )}
        </p>
        <ConfirmDialog
          title="Удалить адрес «Дом»?"
          action="Удалить адрес"
          cancel="Оставить"
          open={isAsking}
          onOpenChange={setAsking}
          onConfirm={() => setHome(false)}
          onOpenChangeComplete={(open) => !open && !hasHome && heading.current?.focus()}
        />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Удалить' }));
    await screen.findByRole('alertdialog');
  },
};

export const RowRemoved: Story = {
  ...Controlled,
  tags: ['!autodocs'],
  play: async (context) => {
    await Controlled.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Удалить адрес' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(within(context.canvasElement).getByRole('heading', { name: 'Адреса' })).toHaveFocus());
  },
};

export const AnswersByVerb: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '300px' } } },
  args: {
    defaultOpen: true,
    trigger: undefined,
  },
};

/** A question, what is lost and what stays, and two answers. */
export const Asking: Story = { ...AnswersByVerb };

export const YesAndNo: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '300px' } } },
  args: {
    defaultOpen: true,
    trigger: undefined,
    action: 'Да',
    cancel: 'Нет',
  },
};

export const AsksForNothing: Story = {
  ...docsOnly,
  parameters: { ...docsOnly.parameters, docs: { story: { height: '300px' } } },
  args: {
    defaultOpen: true,
    trigger: undefined,
    title: 'Убрать из\u00a0избранного?',
    description: 'Товар можно добавить снова.',
    action: 'Убрать',
    cancel: 'Оставить',
  },
};

export const UndoneByToast: Story = {
  ...docsOnly,
  parameters: { ...docsOnly.parameters, docs: { story: { height: '300px' } } },
  beforeEach: () => () => {
    toast.dismiss();
  },
  render: function Favourites() {
    const remove = () => {
      toast('Убрано из\u00a0избранного', { duration: 60_000, action: { label: 'Вернуть', onClick: () => undefined } });
    };
    return (
      <>
        <Button variant="line" onClick={remove}>
          Убрать из&nbsp;избранного
        </Button>
        <Toaster />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Убрать/ }));
    await screen.findByText(/^Убрано/);
  },
};
