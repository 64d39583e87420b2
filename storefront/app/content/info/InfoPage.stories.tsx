import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../../shell/page-story.tsx';
import { cannedShell } from '../../shell/shell.canned.ts';
import { cannedAppText, cannedShortText, cannedText } from '../content.canned.ts';
import { InfoView } from './InfoView.tsx';

const meta = {
  title: 'Pages/Information',
  component: InfoView,
  parameters: { layout: 'fullscreen' },
  args: { path: '/info/offer/public-offer', text: cannedText },
} satisfies Meta<typeof InfoView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A long text has a table of contents and the date of its last change. */
export const Long: Story = {
  tags: ['layout-1024'],
  decorators: [pageStory({ path: '/info/offer/public-offer' })],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('link', { name: '3. Доставка' })).toHaveAttribute('href', '/info/offer/public-offer#3-dostavka');
    await expect(main.getByRole('heading', { name: '3. Доставка' })).toHaveAttribute('id', '3-dostavka');
    await expect(main.getByText(/обновлено/)).toHaveTextContent('2 сентября 2026');
    await expect(main.getByRole('link', { name: 'Публичная оферта' })).toHaveAttribute('aria-current', 'page');
  },
};

/** The page about the app lists the configured stores, and the app banner is hidden. */
export const App: Story = {
  decorators: [pageStory({ path: '/info/appspromo', localStorageValues: { 'app-banner': null } })],
  args: { path: '/info/appspromo', text: cannedAppText, app: cannedShell.app },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(within(page.getByRole('main')).getByRole('link', { name: 'RuStore' })).toHaveAttribute(
      'href',
      'https://rustore.example/meet',
    );
    await expect(page.queryByRole('complementary', { name: 'Мобильное приложение', hidden: true })).toBeNull();
  },
};

/** A short text has no table of contents. A text that was never changed shows only the date of its publication. */
export const Short: Story = {
  decorators: [pageStory({ path: '/info/contacts' })],
  args: { path: '/info/contacts', text: cannedShortText },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.queryByRole('navigation', { name: /На этой странице/ })).toBeNull();
    await expect(main.queryByText(/обновлено/)).toBeNull();
  },
};
