import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, LinkButton } from '../button/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { Text } from '../text/index.ts';
import { ReviewCard } from './index.ts';
import { guide } from './ReviewCard.guide.ts';

const meta = {
  title: 'Shop/ReviewCard',
  id: 'kit-reviewcard',
  parameters: { guide },
  component: ReviewCard,
  args: {
    author: 'Марина',
    rating: 5,
    date: '2026-11-12',
    variant: 'Размер 38, молочный',
    text: 'Ношу третью неделю почти каждый день. Кожа мягкая, пятку не\u00a0натёрли даже в\u00a0первый выход. Размер в\u00a0размер.',
  },
} satisfies Meta<typeof ReviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Author, stars, date, size and text. */
export const Plain: Story = {
  args: {
    author: 'Тимур',
    rating: 4,
    date: '2026-11-03',
    variant: 'Размер 44, чёрный',
    text: 'Хорошая пара за эти деньги. Шнурки коротковаты, заменил на\u00a0другие. Привезли на\u00a0день раньше.',
  },
  play: async ({ canvasElement }) => {
    const review = within(canvasElement);
    await expect(review.getByRole('img', { name: /^4 из\s5/ })).toBeVisible();
    await expect(review.getByText(/^3\sноября 2026$/)).toHaveAttribute('datetime', '2026-11-03');
  },
};

/** With `onPhoto`, a press on a photo lets the page open it full screen. */
export const WithPhotos: Story = {
  args: {
    advantages: 'мягкая кожа, лёгкие, устойчивые на\u00a0мокром',
    disadvantages: 'светлая замша требует щётки',
    photos: [{ key: 'slope-milk-pair' }, { key: 'slope-milk', alt: 'Сбоку, на\u00a0полу' }, { key: 'slope-milk-toe' }],
    onPhoto: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const review = within(canvasElement);
    await expect(review.getByText('Достоинства').nextElementSibling).toHaveTextContent('мягкая кожа');
    await userEvent.click(review.getByRole('button', { name: /^Сбоку/ }));
    await expect(args.onPhoto).toHaveBeenCalledWith(1);
  },
};

/** A review that consists of a rating only. */
export const OnlyStars: Story = { args: { variant: undefined, text: undefined } };

/** A review that awaits moderation, visible to its author only. */
export const Pending: Story = { args: { pending: true } };

/** A review that a moderator has rejected, visible to its author only. `actions` contains the reason and a link for changing the review. */
export const Rejected: Story = {
  args: {
    rejected: true,
    text: 'Ношу третью неделю почти каждый день. Размер в\u00a0размер. Вопросы\u00a0—\u00a0по\u00a0номеру 8\u00a0900\u00a0000\u00a000\u00a000.',
    actions: (
      <div style={{ display: 'grid', gap: 'var(--meet-space-2)', justifyItems: 'start' }}>
        <Text size={14}>Уберите из&nbsp;отзыва номер телефона.</Text>
        <LinkButton href="/reviews/104/edit" variant="line" size="small">
          Изменить отзыв
        </LinkButton>
      </div>
    ),
  },
};

/** `bought`: the author bought the product in this shop. `actions` stand below the review. */
export const Bought: Story = {
  args: {
    bought: true,
    actions: (
      <div>
        <Button variant="text" size="small" onClick={fn()}>
          Полезно · 12
        </Button>
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Куплено в\sMeet$/)).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Полезно · 12' })).toBeVisible();
  },
};

/** Long names, words and addresses break. */
export const LongText: Story = {
  tags: ['!autodocs'],
  args: {
    author: 'Константин Константинопольский-Преображенский',
    text: 'Долго\u00a0выбирал.\n\nПосмотрите https://example.ru/otzyv/o-krossovkah-kotorye-ya-nosil-celyj-god подробнее.',
    advantages: 'сверхводонепроницаемость',
    photos: [{ key: 'slope-milk-pair' }, { key: 'slope-milk' }, { key: 'slope-milk-toe' }, { key: 'slope-milk-leather' }],
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <ReviewCard {...args} />
    </div>
  ),
};

/** A review with all its parts, which the anatomy numbers, as its author sees it. */
export const AllParts: Story = {
  ...docsOnly,
  args: {
    bought: true,
    pending: true,
    text: 'Ношу третью неделю почти каждый день.',
    advantages: 'мягкая кожа, лёгкие',
    disadvantages: 'светлая замша требует щётки',
    photos: [{ key: 'slope-milk-pair' }, { key: 'slope-milk' }],
    onPhoto: fn(),
    actions: (
      <div>
        <LinkButton href="/reviews/104/edit" variant="text" data-actions="">
          Изменить
        </LinkButton>
      </div>
    ),
  },
};

export const RejectedWithWay: Story = { ...docsOnly, args: { ...Rejected.args } };

export const RejectedAlone: Story = { ...docsOnly, args: { ...Rejected.args, actions: undefined } };

export const WithFacts: Story = {
  ...docsOnly,
  args: { bought: true, text: 'Ношу третью неделю. Пятку не\u00a0натёрли, шнурки коротковаты.' },
};

export const WithoutFacts: Story = {
  ...docsOnly,
  args: { variant: undefined, text: 'Ношу третью неделю. Пятку не\u00a0натёрли, шнурки коротковаты.' },
};
