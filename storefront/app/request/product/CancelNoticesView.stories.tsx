import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../../shell/page-story.tsx';
import { CancelNoticesView } from './CancelNoticesView.tsx';

const email = 'anna@example.ru';

const meta = {
  title: 'Pages/End of notices',
  component: CancelNoticesView,
  parameters: { layout: 'fullscreen' },
  decorators: [pageStory({ path: '/notices/token' })],
  args: {
    notices: [
      { email, productName: 'Высокие кеды «Депо»', productSlug: 'vysokie-kedy-depo', sizeName: '39' },
      { email, productName: 'Кроссовки Slope 2', productSlug: 'slope-2-molochnyy', sizeName: '41' },
    ],
    isCancelled: false,
  },
} satisfies Meta<typeof CancelNoticesView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One press of the button cancels the notices. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Не\u00a0присылать писем' })).toBeVisible();
  },
};

export const Done: Story = { args: { notices: [], isCancelled: true } };

/** No notices remain for this link. */
export const Nothing: Story = { args: { notices: [] } };
