/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button, LinkButton } from '../button/index.ts';
import { hidden } from '../hidden/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { Picture } from '../picture/index.ts';
import { guide } from './EmptyState.guide.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Feedback/EmptyState',
  id: 'kit-emptystate',
  parameters: { guide },
  component: EmptyState,
  args: {
    title: 'Ничего не нашли',
    text: 'Мешает фильтр «Замша». Без\u00a0него 31\u00a0товар.',
    actions: <Button variant="line">Убрать «Замшу»</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A listing without results: text and button name the filter to remove. */
export const NothingFound: Story = {};

/**
 * Replaces a list that failed to load. An element of the role `status`, on the page from the start, announces the failure, and the first
 * action gets the focus.
 */
export const Failed: Story = {
  tags: ['example'],
  render: function Reviews() {
    const [isFailed, setFailed] = useState(false);
    // This example has no server, so every attempt fails.
    const load = () => setFailed(true);
    const retryButton = useRef<HTMLButtonElement>(null);
    useEffect(() => {
      if (isFailed) retryButton.current?.focus();
    }, [isFailed]);
    return (
      <>
        <p role="status" css={css(hidden)}>
          {isFailed && 'Отзывы не\u00a0загрузились'}
        </p>
        {isFailed ? (
          <EmptyState
            title="Отзывы не&nbsp;загрузились"
            text="Проверьте связь и&nbsp;повторите."
            actions={
              <Button ref={retryButton} variant="line" onClick={load}>
                Повторить
              </Button>
            }
          />
        ) : (
          <Button onClick={load}>Показать отзывы</Button>
        )}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать отзывы' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Отзывы не загрузились');
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toHaveFocus();
  },
};

/** `announced`: title and text are in an element of the role `status`, which screen readers announce. */
export const Announced: Story = {
  ...docsOnly,
  args: { announced: true },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('Ничего не нашли');
    await expect(within(status).queryByRole('button')).toBeNull();
  },
};

/** An empty cart, which fills the page: `picture` and two actions to continue with. */
export const EmptyCart: Story = {
  args: {
    title: 'В\u00a0корзине пока пусто',
    text: 'Сохраняйте понравившееся сердечком: мы\u00a0скажем, когда подешевеет.',
    picture: <Picture imageKey="bag-tan" alt="" sizes="180px" />,
    actions: (
      <>
        <LinkButton href="/new">Смотреть новинки</LinkButton>
        <LinkButton href="/favourites" variant="line">
          Избранное
        </LinkButton>
      </>
    ),
  },
};

/** In a small place, such as a tab: a title of level 3 and a small button. */
export const InTab: Story = {
  args: {
    title: 'Отзывов пока нет',
    text: 'Купили эту пару? Расскажите, как она сидит.',
    headingLevel: 3,
    actions: (
      <Button size="small" variant="line">
        Написать отзыв
      </Button>
    ),
  },
};

/** Long words break and the actions wrap. */
export const LongText: Story = {
  args: {
    title: 'По запросу «водонепроницаемые высокотехнологичные полуботинки» ничего нет',
    text: 'Проверьте, нет ли опечатки, или начните с\u00a0категории.',
    actions: (
      <>
        <Button variant="line">Все категории</Button>
        <Button variant="line">Исправить запрос</Button>
      </>
    ),
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <EmptyState {...args} />
    </div>
  ),
};

/** Content that failed to load: the text says that the filters are saved, and the button tries again. */
export const FailedToLoad: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    title: 'Не\u00a0загрузилось',
    text: 'Проверьте связь, фильтры мы\u00a0сохранили.',
    actions: <Button variant="line">Повторить</Button>,
  },
};

export const LeadsOn: Story = docsOnly;

export const DeadEnd: Story = { ...docsOnly, args: { text: undefined, actions: undefined } };

export const FailureByName: Story = {
  ...docsOnly,
  args: {
    title: 'Избранное не\u00a0загрузилось',
    text: 'Всё сохранено. Проверьте связь.',
    actions: <Button variant="line">Повторить</Button>,
  },
};

export const FailureAsEmptiness: Story = {
  ...docsOnly,
  args: {
    title: 'В\u00a0избранном пусто',
    text: 'Добавьте что-нибудь из\u00a0каталога.',
    actions: <Button variant="line">В&nbsp;каталог</Button>,
  },
};
