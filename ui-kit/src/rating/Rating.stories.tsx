import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Link } from '../link/index.ts';
import { Rating, RatingInput, type Star } from './index.ts';
import { guide } from './Rating.guide.ts';

const meta = {
  title: 'Shop/Rating',
  id: 'kit-rating',
  parameters: { guide },
  component: Rating,
  subcomponents: { RatingInput },
  args: { value: 4.6, count: 128 },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The average and the number of reviews beside the stars, which are one image for screen readers. */
export const Read: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName('4,6 из\u00a05, 128\u00a0отзывов');
  },
};

/**
 * Stars are filled up to the value, even a part of a star. The number beside them is rounded to one decimal; `starsOnly` omits it, for a
 * single review.
 */
export const Values: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-2)', justifyItems: 'start' }}>
      <Rating value={5} count={1} />
      <Rating value={3.5} count={22} />
      <Rating value={1} count={3} />
      <Rating value={4} starsOnly />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('img')
      .map((image) => image.getAttribute('aria-label'));
    // A bare «5» would run into the count: «5 2 отзыва».
    await expect(canvasElement).toHaveTextContent('5,0· 1 отзыв');
    await expect(names).toEqual([
      '5,0 из\u00a05, 1\u00a0отзыв',
      '3,5 из\u00a05, 22\u00a0отзыва',
      '1,0 из\u00a05, 3\u00a0отзыва',
      '4 из\u00a05',
    ]);
  },
};

/** Without reviews there is no average: the stars are pale, and a text says that there are no reviews. */
export const None: Story = { args: { value: null, count: 0 } };

/** As a link to the reviews. The text alternative of the stars is its accessible name. */
export const AsLink: Story = {
  parameters: undrawn,
  render: (args) => (
    <Link href="#reviews" standalone>
      <Rating {...args} />
    </Link>
  ),
};

/** `RatingInput`, for giving a rating: arrow keys choose, and each number of stars has a name. */
export const Input: Story = {
  render: () => <RatingInput label="Ваша оценка" name="rating" defaultValue={3} />,
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Ваша оценка' }));
    await userEvent.tab();
    await expect(group.getByRole('radio', { name: 'Нормально, 3 из\u00a05' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(group.getByRole('radio', { name: 'Хорошо, 4 из\u00a05' })).toBeChecked();
    await expect(group.getByText('Хорошо')).toBeVisible();
  },
};

/** Nothing is chosen at first. A press anywhere on the target of a star chooses it. */
export const InputEmpty: Story = {
  render: () => <RatingInput label="Ваша оценка" name="rating" />,
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio');
    for (const radio of radios) await expect(radio).not.toBeChecked();
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /^Отлично/ }));
    await expect(within(canvasElement).getByRole('radio', { checked: true })).toHaveAttribute('value', '5');
  },
};

/** The form needs a rating: the error says what to do. */
export const InputWithError: Story = {
  render: () => <RatingInput label="Ваша оценка" name="rating" error="Поставьте оценку" required />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription('Поставьте оценку');
  },
};

/** The rating cannot be changed now and is not submitted. The hint says why. */
export const InputDisabled: Story = {
  render: () => <RatingInput label="Ваша оценка" defaultValue={4} disabled hint="Отзыв уже проверяют" />,
};

/** The hint says what the rating is used for. */
export const InputWithHint: Story = {
  parameters: undrawn,
  render: () => <RatingInput label="Ваша оценка" name="rating" hint="Её увидят без вашего имени" />,
};

/**
 * The page stores the number of stars. If the form is sent without a rating, an error says what is missing and the first star gets the
 * focus.
 */
export const Controlled: Story = {
  parameters: undrawn,
  render: function Review() {
    const [rating, setRating] = useState<Star | null>(null);
    const [outcome, setOutcome] = useState<'missing' | 'sent'>();
    const send = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setOutcome(rating === null ? 'missing' : 'sent');
      if (rating === null) event.currentTarget.querySelector('input')?.focus();
    };
    return (
      <form noValidate onSubmit={send} style={{ display: 'grid', gap: 'var(--meet-space-4)', justifyItems: 'start' }}>
        <RatingInput
          label="Ваша оценка"
          value={rating}
          onValueChange={setRating}
          error={outcome === 'missing' && rating === null ? 'Поставьте оценку' : undefined}
        />
        <Button type="submit">Отправить отзыв</Button>
        <p role="status">{outcome === 'sent' && 'Спасибо! Отзыв на\u00a0проверке.'}</p>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const review = within(canvasElement);
    await userEvent.click(review.getByRole('button'));
    await expect(review.getByText('Поставьте оценку')).toBeVisible();
    await expect(review.getByRole('radio', { name: /^Ужасно/ })).toHaveFocus();
    await userEvent.click(review.getByRole('radio', { name: /^Хорошо/ }));
    await expect(review.queryByText('Поставьте оценку')).toBeNull();
    await userEvent.click(review.getByRole('button'));
    await expect(review.getByRole('status')).toHaveTextContent('Спасибо!');
  },
};

/** Without a choice Tab stops at the first star, otherwise at the chosen star. */
export const Reactions: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-2)', paddingInlineStart: 'var(--meet-space-2)' }}>
      <RatingInput label="Без оценки" />
      <RatingInput label="С&nbsp;оценкой" defaultValue={3} />
    </div>
  ),
};

/** `Rating` and `RatingInput` with all their parts, which the anatomy numbers. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Rating value={4.6} count={128} />
      <RatingInput label="Ваша оценка" defaultValue={4} error="Не&nbsp;сохранилось, поставьте ещё раз" hint="Увидят без имени" />
    </div>
  ),
};

export const AverageWithCount: Story = { tags: ['!autodocs'], parameters: undrawn, args: { value: 5, count: 1 } };

export const StarsAlone: Story = { tags: ['!autodocs'], parameters: undrawn, args: { value: 5, count: 1, starsOnly: true } };

export const NotGiven: Story = { ...docsOnly, render: () => <RatingInput label="Ваша оценка" /> };

export const GivenInAdvance: Story = { ...docsOnly, render: () => <RatingInput label="Ваша оценка" defaultValue={5} /> };
