/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Drawer } from '../drawer/index.ts';
import { goodsForms, plural } from '../plural/index.ts';
import { TextField } from '../text-field/index.ts';
import { asBottomBar } from '../theme/index.ts';
import { Toaster, type ToasterProps, toast } from './index.ts';
import { guide } from './Toaster.guide.ts';

const exampleDuration = 8000;
/** In the manual, toasts with the duration of the examples stay open for a minute, so that a reader can look at them. */
const manualDuration = 60_000;
const bar = css({
  position: 'fixed',
  inset: 'auto 0 0',
  padding: 'var(--meet-space-2) var(--meet-gutter)',
  borderTop: '1px solid var(--meet-border)',
  ...asBottomBar('65px'),
});
const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--meet-space-4)' } as const;

const withToaster = (children: ReactNode) => (args: ToasterProps) => (
  <>
    {children}
    <Toaster {...args} />
  </>
);

const meta = {
  title: 'Overlays/Toaster',
  id: 'kit-toaster',
  parameters: { guide, docs: { story: { inline: false, height: '190px' } } },
  component: Toaster,
  args: { duration: 8000 },
  decorators: [
    (Story, { args }) => <Story args={{ ...args, duration: args.duration === exampleDuration ? manualDuration : args.duration }} />,
  ],
  beforeEach: () => () => {
    toast.dismiss();
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

async function press(canvasElement: HTMLElement, name: string): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
}

/**
 * Presses a button of a toast by keyboard, because a toast captures the pointer, which jsdom does not support. The pointer is tested in a
 * browser.
 */
async function pressInToast(name: string): Promise<void> {
  const button = screen.getByRole('button', { name });
  while (document.activeElement !== button) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
}

const waitForText = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());

/** Starts to watch for a text. The returned function resolves once the text has appeared, even if it has disappeared again. */
function watchForText(text: string): () => Promise<void> {
  let hasAppeared = false;
  const observer = new MutationObserver(() => {
    hasAppeared ||= screen.queryByText(text) !== null;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return async () => {
    await waitFor(() => expect(hasAppeared).toBe(true));
    observer.disconnect();
  };
}

/** `imageKey`: a picture of the product that the message is about. */
export const WithPicture: Story = {
  render: withToaster(
    <Button onClick={() => toast('Добавлено в избранное', { description: 'Кроссовки Slope 2', imageKey: 'slope-white' })}>
      В избранное
    </Button>,
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'В избранное');
    await waitForText('Добавлено в избранное');
    await expect(screen.getByText('Добавлено в избранное').closest('[aria-live=polite]')).not.toBeNull();
  },
};

/** Icon and text distinguish the types, not colour. `visibleToasts={4}` and `expanded` show all four at once. */
export const Types: Story = {
  tags: ['!autodocs'],
  parameters: { docs: { story: { height: '440px' } } },
  args: { visibleToasts: 4, expanded: true },
  render: withToaster(
    <div style={row}>
      <Button variant="line" onClick={() => toast.success('Код отправлен на ваш email', { description: 'anna@example.ru' })}>
        Успех
      </Button>
      <Button variant="line" onClick={() => toast.info('Склад переехал', { description: 'Самовывоз теперь на Баумана, 12' })}>
        Сведения
      </Button>
      <Button variant="line" onClick={() => toast.warning('Осталась одна пара', { description: 'Размер 41 скоро закончится' })}>
        Предупреждение
      </Button>
      <Button variant="line" onClick={() => toast.error('Ошибка отправки кода', { description: 'Подождите немного и попробуйте снова' })}>
        Ошибка
      </Button>
    </div>,
  ),
  play: async ({ canvasElement }) => {
    for (const name of ['Успех', 'Сведения', 'Предупреждение', 'Ошибка']) await press(canvasElement, name);
    for (const text of ['Код отправлен на ваш email', 'Склад переехал', 'Осталась одна пара', 'Ошибка отправки кода'])
      await waitForText(text);
  },
};

/** A loading toast stays until it is updated by its id or dismissed. */
export const Loading: Story = {
  render: withToaster(
    <Button onClick={() => toast.loading('Готовим чек', { id: 'receipt', description: 'Скачается сам' })}>Скачать чек</Button>,
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Скачать чек');
    await waitForText('Готовим чек');
  },
};

/** `toast.promise`: one toast says that a promise is pending, and then how it ended. */
export const FromPromise: Story = {
  tags: ['!autodocs'],
  render: withToaster(
    <div style={row}>
      <Button
        onClick={() =>
          toast.promise(Promise.resolve(128), {
            loading: 'Ищем',
            success: (count) => `Найдено: ${plural(count, goodsForms)}`,
            error: 'Не\u00a0найдено: пропала связь. Повторите',
          })
        }
      >
        Найти
      </Button>
      <Button
        variant="line"
        onClick={() => {
          toast
            .promise(Promise.reject(new Error('нет сети')), {
              loading: 'Отправляем',
              success: 'Отправили',
              error: 'Отправить не удалось',
            })
            .catch(() => undefined);
        }}
      >
        Отправить
      </Button>
    </div>,
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Найти');
    await waitFor(() => expect(screen.getByText(/^Найдено: 128\sтоваров$/)).toBeInTheDocument());
    await press(canvasElement, 'Отправить');
    await waitForText('Отправить не удалось');
    await expect(screen.queryByText('Ищем')).toBeNull();
  },
};

const undo = fn();

/**
 * `action`: one action, usually undo, which also closes the toast. A toast with an action stays for eight seconds here, by the `duration`
 * of the Toaster.
 */
export const WithAction: Story = {
  render: withToaster(
    <Button onClick={() => toast('Убрано из корзины', { description: 'Сумка «Полдень»', action: { label: 'Вернуть', onClick: undo } })}>
      Убрать
    </Button>,
  ),
  play: async ({ canvasElement }) => {
    undo.mockClear();
    await press(canvasElement, 'Убрать');
    await waitForText('Убрано из корзины');
    // The focus follows the visible order: the toast, its action, its close button.
    screen.getByText('Убрано из корзины').closest('li')?.focus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Вернуть' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Закрыть уведомление' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Убрано из корзины')).toBeNull());
    await press(canvasElement, 'Убрать');
    await waitForText('Убрано из корзины');
  },
};

/** The close button dismisses a toast. */
export const Dismissed: Story = {
  render: withToaster(<Button onClick={() => toast.info('Цена обновилась')}>Показать</Button>),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Показать');
    await waitForText('Цена обновилась');
    await pressInToast('Закрыть уведомление');
    await waitFor(() => expect(screen.queryByText('Цена обновилась')).toBeNull());
  },
};

/** Three toasts are visible at once; a fourth hides the oldest until there is room. */
export const ThreeAtMost: Story = {
  tags: ['!autodocs'],
  parameters: { docs: { story: { height: '280px' } } },
  render: withToaster(
    <div style={row}>
      {['Первое', 'Второе', 'Третье', 'Четвёртое'].map((title) => (
        <Button key={title} variant="line" onClick={() => toast(`${title} уведомление`)}>
          {title}
        </Button>
      ))}
    </div>,
  ),
  play: async ({ canvasElement }) => {
    for (const name of ['Первое', 'Второе', 'Третье', 'Четвёртое']) await press(canvasElement, name);
    await waitForText('Четвёртое уведомление');
    await waitFor(() => expect(document.querySelectorAll('[data-sonner-toast][data-visible=true]')).toHaveLength(3));
    await expect(screen.getByText('Первое уведомление').closest('li')).toHaveAttribute('data-visible', 'false');
  },
};

/** F6 or Alt+T moves the focus to the toasts, and Escape moves it back. */
export const Hotkeys: Story = {
  render: withToaster(<Button onClick={() => toast.success('Промокод применён')}>Применить</Button>),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Применить');
    await waitForText('Промокод применён');
    const list = screen.getByText('Промокод применён').closest('ol');
    for (const keys of ['{F6}', '{Alt>}{t}{/Alt}']) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(list).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Применить' })).toHaveFocus());
    }
  },
};

/** A toast is above a drawer and can be read and pressed without closing the drawer. */
export const OverADrawer: Story = {
  render: withToaster(
    <Drawer title="Корзина" trigger={<Button variant="line">Открыть</Button>}>
      <Button onClick={() => toast('Убрано из корзины', { action: { label: 'Вернуть', onClick: undo } })}>Убрать</Button>
    </Drawer>,
  ),
  play: async ({ canvasElement }) => {
    undo.mockClear();
    await press(canvasElement, 'Открыть');
    await userEvent.click(await screen.findByRole('button', { name: 'Убрать' }));
    await waitForText('Убрано из корзины');
    await expect(screen.getByText('Убрано из корзины').closest('[aria-hidden=true], [inert]')).toBeNull();
  },
};

/** A toast disappears after its duration, 4 seconds by default. */
export const ClosesByTimeout: Story = {
  render: withToaster(<Button onClick={() => toast('Скоро уйдёт', { duration: 1000 })}>Показать</Button>),
  play: async ({ canvasElement }) => {
    const waitUntilSeen = watchForText('Скоро уйдёт');
    await press(canvasElement, 'Показать');
    await waitUntilSeen();
    await userEvent.unhover(within(canvasElement).getByRole('button', { name: 'Показать' }));
    await waitFor(() => expect(screen.queryByText('Скоро уйдёт')).toBeNull());
  },
};

/** A toast does not cover a fixed bottom bar. On a phone its text takes the whole line. */
export const OverABar: Story = {
  parameters: { docs: { story: { height: '260px' } } },
  render: withToaster(
    <div css={bar} data-testid="bar">
      <Button
        onClick={() =>
          toast.success('Добавлено в\u00a0корзину', {
            description: 'Беговые кроссовки «Ладога», размер\u00a040',
            imageKey: 'slope-white',
            action: { label: 'Открыть', onClick: undo },
          })
        }
      >
        В&nbsp;корзину
      </Button>
    </div>,
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'В\u00a0корзину');
    await waitForText('Добавлено в корзину');
    if (typeof IntersectionObserver === 'undefined') return;
    const { top } = within(canvasElement).getByTestId('bar').getBoundingClientRect();
    const bottom = () =>
      screen
        .getByText(/размер\s40/)
        .closest('[data-sonner-toast]')
        ?.getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(top));
  },
};

/** Before the first toast nothing is loaded and nothing is rendered. */
export const BeforeTheFirst: Story = {
  render: withToaster(<p>Уведомлений пока нет.</p>),
};

/** A figure shows toasts as soon as it is rendered, without a button that a reader would have to press. */
const figureParameters = (height: number) => ({ chromatic: { disableSnapshot: true }, docs: { story: { height: `${height}px` } } });

/** Icon and text distinguish the types, not colour. */
export const EachType: Story = {
  tags: ['!autodocs'],
  parameters: figureParameters(360),
  args: { visibleToasts: 4, expanded: true },
  render: function Page(args) {
    useEffect(() => {
      toast.success('Код отправлен на\u00a0ваш email', { description: 'anna@example.ru' });
      toast.info('Склад переехал', { description: 'Самовывоз теперь на\u00a0Баумана,\u00a012' });
      toast.warning('Осталась одна пара', { description: 'Размер\u00a041 скоро закончится' });
      toast.error('Код не\u00a0отправлен', { description: 'Пропала связь. Повторите через минуту' });
    }, []);
    return <Toaster {...args} />;
  },
};

/**
 * `toast.promise`: a toast follows a promise. The three toasts here follow a promise that is pending, one that succeeded and one that
 * failed.
 */
export const PromiseStates: Story = {
  tags: ['!autodocs'],
  parameters: figureParameters(300),
  args: { expanded: true },
  render: function Page(args) {
    useEffect(() => {
      const follow = (search: Promise<number>) =>
        toast
          .promise(search, {
            loading: 'Ищем',
            success: (count) => `Найдено: ${plural(count, goodsForms)}`,
            error: 'Не\u00a0найдено: пропала связь. Повторите',
          })
          .catch(() => undefined);
      follow(Promise.reject(new Error('offline')));
      follow(Promise.resolve(128));
      follow(new Promise(() => undefined));
    }, []);
    return <Toaster {...args} />;
  },
};

function FourToasts(args: ToasterProps) {
  useEffect(() => {
    toast('Цена обновилась');
    toast('Убрано из\u00a0избранного');
    toast('Добавлено в\u00a0корзину');
    toast('Адрес сохранён');
  }, []);
  return <Toaster {...args} />;
}

/** Three toasts are visible, the two below the newest only by their edges. A fourth, the oldest, is hidden until there is room. */
export const Stacked: Story = { tags: ['!autodocs'], parameters: figureParameters(260), render: (args) => <FourToasts {...args} /> };

/** Hover or focus spreads out the three visible toasts; with `expanded` they are always spread out. */
export const SpreadOut: Story = {
  tags: ['!autodocs'],
  parameters: figureParameters(260),
  args: { expanded: true },
  render: (args) => <FourToasts {...args} />,
};

/** A toast with all its parts, which the anatomy numbers. */
export const AllParts: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '240px' } } },
  render: withToaster(
    <Button
      onClick={() =>
        toast('Добавлено в\u00a0корзину', {
          description: 'Кроссовки Slope 2, размер\u00a041',
          imageKey: 'slope-white',
          action: { label: 'Открыть', onClick: fn() },
        })
      }
    >
      В&nbsp;корзину
    </Button>,
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'В\u00a0корзину');
  },
};

export const OneLine: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '220px' } } },
  render: withToaster(
    <Button onClick={() => toast.success('Удалено из\u00a0корзины', { action: { label: 'Вернуть', onClick: fn() } })}>Удалить</Button>,
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Удалить');
  },
};

export const Paragraph: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '280px' } } },
  render: withToaster(
    <Button
      onClick={() =>
        toast.success('Товар был успешно удалён из\u00a0корзины!', {
          description:
            'Если вы\u00a0хотите вернуть выбранный вами товар, перейдите в\u00a0каталог, найдите его и\u00a0добавьте в\u00a0корзину снова.',
        })
      }
    >
      Удалить
    </Button>,
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Удалить');
  },
};

const wrongEmail = { label: 'Email', type: 'email', defaultValue: 'anna@example' } as const;
const emailError = 'Не\u00a0хватает окончания: .ru, .com или другого';

export const ErrorAtField: Story = {
  tags: ['!autodocs'],
  parameters: figureParameters(220),
  render: () => <TextField {...wrongEmail} error={emailError} />,
};

export const ErrorAsToast: Story = {
  tags: ['!autodocs'],
  parameters: figureParameters(220),
  render: function Page(args) {
    useEffect(() => {
      toast.error(emailError);
    }, []);
    return (
      <>
        <TextField {...wrongEmail} />
        <Toaster {...args} />
      </>
    );
  },
};
