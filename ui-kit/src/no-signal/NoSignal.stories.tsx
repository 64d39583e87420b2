import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Picture } from '../picture/index.ts';
import { NoSignal } from './index.ts';
import { guide } from './NoSignal.guide.ts';

const meta = {
  title: 'Feedback/NoSignal',
  id: 'kit-nosignal',
  component: NoSignal,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  args: {
    onRefresh: fn(),
    picture: <Picture imageKey="runner-orange" alt="Одинокий кроссовок с развязанным шнурком" sizes="(min-width: 1024px) 39vw, 100vw" />,
  },
} satisfies Meta<typeof NoSignal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page of a request that failed. */
export const Page: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Нет сигнала. Давайте обновим страницу и попробуем снова.');
    await userEvent.click(page.getByRole('button', { name: 'Обновить страницу' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};

/** Without `onRefresh` a native form requests the address again. */
export const ByForm: Story = {
  render: ({ picture }) => <NoSignal picture={picture} action="/catalog/any/obuv" query={[['page', '2']]} />,
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('action', '/catalog/any/obuv');
    await expect([...new FormData(form ?? undefined).entries()]).toEqual([['page', '2']]);
  },
};

/** `loading`: while it tries again, presses are ignored. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Обновить страницу' }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

export const InWords: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '420px' } } },
  args: { picture: undefined },
};

export const InCode: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '420px' } } },
  render: () => (
    <div style={{ padding: 'var(--meet-space-6)' }}>
      <h1>503 Service Unavailable</h1>
      <p>nginx/1.27</p>
    </div>
  ),
};

/** Everything that the page can have. */
export const AllParts: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '380px' } } },
  decorators: [
    (Story) => (
      <div style={{ zoom: 0.6, width: '100vw', maxWidth: '100%', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
};
