import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { docsOnly } from '../internal/story-kinds.ts';
import { TextField } from '../text-field/index.ts';
import { guide } from './Button.guide.ts';
import { Button, LinkButton } from './index.ts';

const meta = {
  title: 'Actions/Button',
  id: 'kit-button',
  parameters: { guide },
  component: Button,
  subcomponents: { LinkButton },
  args: { children: 'В корзину', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--meet-space-4)' } as const;
const actions = { ...row, gap: 'var(--meet-space-3)' };

/** The main action of a view, at most one. */
export const Solid: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'В корзину' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** `solid`, the default: the main action of a view, at most one. */
export const MainAction: Story = { ...docsOnly };

/** `line`: further actions beside the main one, or several equal ones. */
export const Line: Story = { args: { variant: 'line', children: 'Показать ещё\u00a012' } };

/** `text`: a minor action below a text or at the end of a list. */
export const Text: Story = { args: { variant: 'text', children: 'Сбросить все' } };

/**
 * `small`, 40 px with a mouse from 768 px on and 44 px elsewhere, in dense rows; `medium`, the default of 48 px; `large`, 56 px, at the end
 * of a form or a page.
 */
export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Button size="small">Войти</Button>
      <Button size="medium">Войти</Button>
      <Button size="large">Войти</Button>
    </div>
  ),
};

/** The label stays, presses are ignored and the focus is kept. */
export const Loading: Story = {
  args: { loading: true, type: 'submit', children: 'Оформить заказ' },
  render: (args) => (
    <form aria-label="Заказ" onSubmit={(event) => event.preventDefault()}>
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const handleSubmit = fn();
    canvasElement.querySelector('form')?.addEventListener('submit', handleSubmit);
    const button = within(canvasElement).getByRole('button', { name: 'Оформить заказ' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(handleSubmit).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** `loading`: each variant while its action runs. */
export const LoadingVariants: Story = {
  render: () => (
    <div style={row}>
      <Button loading>В&nbsp;корзину</Button>
      <Button loading variant="line">
        Показать ещё&nbsp;12
      </Button>
      <Button loading variant="text">
        Сбросить все
      </Button>
    </div>
  ),
};

const addToCart = () => new Promise((resolve) => setTimeout(resolve, 1500));

/** `loading` from the press until the promise is settled. A status says the result, because screen readers do not announce a new label. */
export const LoadingUntilSettled: Story = {
  tags: ['example'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function AddToCart() {
    const [loading, setLoading] = useState(false);
    const [result, setResult] = useState('');
    const add = async () => {
      setLoading(true);
      setResult('');
      const message = await addToCart().then(
        () => 'Добавили в\u00a0корзину',
        () => 'Не\u00a0добавили: нет связи',
      );
      setResult(message);
      setLoading(false);
    };
    return (
      <>
        <Button loading={loading} onClick={add}>
          В&nbsp;корзину
        </Button>
        <p role="status">{result}</p>
      </>
    );
  },
};

/** `disabled`, where an action is not possible yet. Write the reason beside it, because Tab skips it. */
export const Disabled: Story = {
  render: () => (
    <div style={row}>
      <Button disabled>В&nbsp;корзину</Button>
      <Button disabled variant="line">
        Найти в&nbsp;магазинах
      </Button>
      <Button disabled variant="text">
        Сравнить
      </Button>
      <p>Сначала выберите размер</p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

/** `wide`: the end of a form on a phone, or of a narrow column. */
export const Wide: Story = { args: { wide: true, size: 'large', children: 'Получить код' } };

/** At 320 px a long label wraps inside the button. */
export const LongText: Story = {
  args: { children: 'Войти или зарегистрироваться, чтобы списать бонусы' },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <Button {...args} />
    </div>
  ),
};

export const KeyboardFocus: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const DangerInInk: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={actions}>
      <Button>Удалить адрес</Button>
      <Button variant="line">Оставить</Button>
    </div>
  ),
};

export const DangerInRed: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={actions}>
      <Button style={{ borderColor: 'transparent', background: 'rgb(184 28 48)', color: 'white' }}>Удалить адрес</Button>
      <Button variant="line">Оставить</Button>
    </div>
  ),
};

/** The three variants in one line. */
export const Variants: Story = {
  ...docsOnly,
  render: () => (
    <div style={actions}>
      <Button size="small">Купить</Button>
      <Button size="small" variant="line">
        Отложить
      </Button>
      <Button variant="text">Сбросить</Button>
    </div>
  ),
};

export const OneMainAction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={actions}>
      <Button>Оформить заказ</Button>
      <Button variant="line">Сохранить на&nbsp;потом</Button>
    </div>
  ),
};

export const ManyMainActions: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={actions}>
      <Button>Оформить заказ</Button>
      <Button>Сохранить на&nbsp;потом</Button>
    </div>
  ),
};

export const EnabledWithError: Story = {
  ...docsOnly,
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-4)', justifyItems: 'start' }}>
      <TextField label="Email" error="Введите email вида name@example.ru" />
      <Button>Подписаться</Button>
    </div>
  ),
};

export const DisabledWithoutReason: Story = {
  ...docsOnly,
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-4)', justifyItems: 'start' }}>
      <TextField label="Email" />
      <Button disabled>Подписаться</Button>
    </div>
  ),
};

/** `LinkButton`: navigation is a link, even when it looks like a button. It takes neither `loading` nor `disabled`. */
export const AsLink: Story = {
  render: () => (
    <div style={row}>
      <LinkButton href="/new" size="large">
        Смотреть новинки
      </LinkButton>
      <LinkButton href="/shoes?page=2" variant="line">
        Показать ещё&nbsp;12
      </LinkButton>
      <LinkButton href="/shoes" variant="text">
        Сбросить все
      </LinkButton>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Смотреть новинки' });
    await expect(link).toHaveAttribute('href', '/new');
  },
};
