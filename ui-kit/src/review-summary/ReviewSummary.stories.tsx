/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LinkButton } from '../button/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { ReviewSummary } from './index.ts';
import { guide } from './ReviewSummary.guide.ts';

const meta = {
  title: 'Shop/ReviewSummary',
  id: 'kit-reviewsummary',
  parameters: { guide },
  component: ReviewSummary,
  args: {
    average: 4.6,
    distribution: { 5: 92, 4: 24, 3: 8, 2: 3, 1: 1 },
    action: (
      <LinkButton href="/slope-2/review" variant="line">
        Написать отзыв
      </LinkButton>
    ),
  },
} satisfies Meta<typeof ReviewSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The average, the number of reviews for each number of stars, and a button for writing a review. */
export const Summary: Story = {
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement);
    await expect(summary.getByText('4,6')).toBeVisible();
    await expect(summary.getByText(/^128\sотзывов$/)).toBeVisible();
    const rows = summary.getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[4]).toHaveTextContent(/1\sзвезда: 1\sотзыв$/);
  },
};

/**
 * `getHref`: each row links to its reviews; the row of `current` is bold and links back to all reviews. A row without reviews is no link.
 */
export const AsLinks: Story = {
  args: {
    getHref: (stars) => (stars === 4 ? '/slope-2#reviews' : `/slope-2?stars=${stars}`),
    current: 4,
    distribution: { 5: 92, 4: 24, 3: 8, 2: 0, 1: 1 },
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/slope-2?stars=5',
      '/slope-2#reviews',
      '/slope-2?stars=3',
      '/slope-2?stars=1',
      '/slope-2/review',
    ]);
    await expect(within(canvasElement).getByRole('link', { current: true })).toHaveAccessibleName(/^4\sзвезды: 24\sотзыва$/);
  },
};

/** A single review: the noun after the number is in the singular, «1 отзыв». */
export const OneReview: Story = { parameters: undrawn, args: { average: 5, distribution: { 5: 1, 4: 0, 3: 0, 2: 0, 1: 0 } } };

/** No `action`, for those who may not write a review. */
export const WithoutAction: Story = { ...docsOnly, args: { action: undefined } };

/** `average={null}`: without reviews, `action` invites the shopper to write one. */
export const None: Story = {
  args: {
    average: null,
    distribution: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 },
    action: (
      <LinkButton href="/slope-2/review" variant="line">
        Написать первый отзыв
      </LinkButton>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Отзывов пока нет')).toBeVisible();
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

/** Large numbers: the widest number sets the width of the column. */
export const Thousands: Story = { args: { average: 4.13, distribution: { 5: 12_481, 4: 6_002, 3: 1_204, 2: 930, 1: 2_118 } } };

const withoutTwoStars = { action: undefined, distribution: { 5: 92, 4: 24, 3: 8, 2: 0, 1: 1 } };

export const AllMarks: Story = { ...docsOnly, args: withoutTwoStars };

export const AverageAlone: Story = {
  ...docsOnly,
  args: withoutTwoStars,
  decorators: [
    (Story) => (
      <div css={css({ '& ol': { display: 'none' } })}>
        <Story />
      </div>
    ),
  ],
};

export const NoneAlone: Story = { ...docsOnly, args: { ...None.args, action: undefined } };
