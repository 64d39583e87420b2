import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button, LinkButton } from '../button/index.ts';
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

/** A search without a result: it names the filter that can be removed. */
export const NothingFound: Story = {};

/** Announced, because it replaces a list. */
export const Failed: Story = {
  render: function Listing() {
    const [failed, setFailed] = useState(false);
    const again = (
      <Button variant="line" onClick={() => setFailed(false)}>
        Повторить
      </Button>
    );
    if (failed) return <EmptyState announced title="Не загрузилось" text="Проверьте связь, фильтры мы сохранили." actions={again} />;
    return <Button onClick={() => setFailed(true)}>Загрузить</Button>;
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Загрузить' }));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Не загрузилось');
  },
};

/** A list that is not filled yet: a picture and two ways on. */
export const EmptyCart: Story = {
  args: {
    title: 'В\u00a0корзине пока пусто',
    text: 'Сохраняйте понравившееся сердечком: мы\u00a0скажем, когда подешевеет.',
    picture: <Picture imageKey="bag-tan" alt="" sizes="180px" />,
    actions: (
      <>
        <LinkButton href="#new">Смотреть новинки</LinkButton>
        <LinkButton href="#favourites" variant="line">
          Избранное
        </LinkButton>
      </>
    ),
  },
};

/** In a small place, as a tab, the text is enough. */
export const TextOnly: Story = {
  args: { title: 'Отзывов пока нет', text: 'Купили эту пару? Расскажите, как она сидит.', actions: undefined },
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

/** Content that failed to load: what is safe, and another try. */
export const FailedToLoad: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    title: 'Не\u00a0загрузилось',
    text: 'Проверьте связь, фильтры мы\u00a0сохранили.',
    actions: <Button variant="line">Повторить</Button>,
  },
};

export const LeadsOn: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
};

export const DeadEnd: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { title: 'Ничего не\u00a0найдено', text: undefined, actions: undefined },
};

export const FailureAsEmptiness: Story = {
  ...docsOnly,
  args: {
    title: 'В\u00a0избранном пусто',
    text: 'Добавьте что-нибудь из\u00a0каталога.',
    actions: <Button variant="line">В&nbsp;каталог</Button>,
  },
};
