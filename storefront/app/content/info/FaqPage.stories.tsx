import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStory } from '../../shell/page-story.tsx';
import { cannedFaqEntries } from '../content.canned.ts';
import { FaqView } from './FaqView.tsx';

const meta = {
  title: 'Pages/FAQ',
  component: FaqView,
  decorators: [pageStory({ path: '/info/faq' })],
  parameters: { layout: 'fullscreen' },
  args: { path: '/info/faq', entries: cannedFaqEntries },
} satisfies Meta<typeof FaqView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Answers expand one by one, and each has a link. */
export const Questions: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const question = main.getByText('Когда вернутся деньги?');
    await expect(question.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(question);
    await expect(question.closest('details')).toHaveAttribute('open');
    await expect(question.closest('details')).toHaveTextContent('десять дней');
    // The heading of a question has the size of the accordion, and not that of a section heading.
    await expect(getComputedStyle(question).fontSize).toBe('16px');
    const [link] = within(question.closest('details') ?? canvasElement).getAllByRole('link', { name: /^Ссылка/ });
    await expect(link?.clientHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Empty: Story = { args: { entries: [] } };
