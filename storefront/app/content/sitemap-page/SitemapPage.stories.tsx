import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../../shell/page-story.tsx';
import { cannedSitemapSections } from '../content.canned.ts';
import { SitemapView } from './SitemapView.tsx';

const meta = {
  title: 'Pages/Sitemap',
  component: SitemapView,
  decorators: [pageStory({ path: '/sitemap' })],
  parameters: { layout: 'fullscreen' },
  args: { sections: cannedSitemapSections },
} satisfies Meta<typeof SitemapView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sitemap always lists the information pages, and leaves out empty sections. */
export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('link', { name: 'Лоферы' })).toHaveAttribute('href', '/catalog/obuv/lofery');
    await expect(main.getByRole('link', { name: 'Политика конфиденциальности' })).toHaveAttribute('href', '/privacy');
  },
};
