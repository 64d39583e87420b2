import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cannedProductPage } from '../../catalog/product/product.canned.ts';
import { cannedApi } from '../../platform/graphql/canned-api.fake.ts';
import { pageStory } from '../../shell/page-story.tsx';
import { ReviewView } from './ReviewView.tsx';
import { cannedOwnReview } from './review.canned.ts';
import { emptyReview } from './review-form.rules.ts';

const { product } = cannedProductPage;

const meta = {
  title: 'Pages/Review',
  component: ReviewView,
  decorators: [pageStory({ path: `/product/${product.slug}/review`, shell: { isSignedIn: true } })],
  parameters: { layout: 'fullscreen' },
  beforeEach: cannedApi({}),
  args: { accountId: 'anna', product, savedReview: null },
} satisfies Meta<typeof ReviewView>;

export default meta;
type Story = StoryObj<typeof meta>;

const findForm = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('form', { name: 'Ваш отзыв' }));

export const New: Story = {
  play: async ({ canvasElement }) => {
    await expect(findForm(canvasElement).getByRole('group', { name: /^Оценка/ })).toBeVisible();
    await waitFor(() => expect(findForm(canvasElement).getByLabelText(/^Фото/)).toBeInTheDocument());
  },
};

/** A saved review with its photos, and the button that removes the review. */
export const Saved: Story = {
  args: { savedReview: cannedOwnReview },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(findForm(canvasElement).getByRole('button', { name: 'Убрать фото 2' })).toBeVisible());
    await userEvent.click(within(canvasElement).getByText('Удалить отзыв'));
    await expect(within(canvasElement).getByRole('button', { name: 'Удалить навсегда' })).toBeVisible();
  },
};

/** The focus is on the first problem. No input is lost. */
export const Wrong: Story = {
  args: {
    result: { values: { ...emptyReview, text: 'Сели по\u00a0ноге.' }, errors: { rating: 'Поставьте оценку' }, failureMessage: undefined },
  },
  play: async ({ canvasElement }) => {
    await expect(findForm(canvasElement).getByRole('group', { name: /^Оценка/ })).toHaveAccessibleDescription('Поставьте оценку');
    await expect(findForm(canvasElement).getByRole('textbox', { name: /^Впечатления/ })).toHaveValue('Сели по\u00a0ноге.');
  },
};

export const Refused: Story = {
  args: {
    result: {
      values: { ...emptyReview, rating: 5 },
      errors: {},
      failureMessage: 'Вы уже написали отзыв на\u00a0этот товар. Его можно изменить.',
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(findForm(canvasElement).getByRole('alert')).toHaveFocus());
  },
};
