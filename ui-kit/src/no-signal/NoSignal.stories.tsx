/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Container } from '../container/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Heading } from '../heading/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { LocaleProvider } from '../locale/index.ts';
import { Stack } from '../stack/index.ts';
import { NoSignal } from './index.ts';
import { guide } from './NoSignal.guide.ts';

const meta = {
  title: 'Feedback/NoSignal',
  id: 'kit-nosignal',
  component: NoSignal,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  args: {
    onRefresh: fn(),
    // A file that belongs to the page, because without a network no product picture can be loaded.
    picture: <img src="pictures/runner-orange.webp" alt="Оранжевый беговой кроссовок сбоку" width={640} height={800} />,
  },
} satisfies Meta<typeof NoSignal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In place of a page whose request failed. A press on the button loads the page again. */
export const WholePage: Story = {
  parameters: undrawn,
  render: (args) => <NoSignal {...args} onRefresh={() => location.reload()} />,
};

/** `onRefresh`: a press on the button calls it instead of submitting the form. */
export const Page: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Нет сигнала. Давайте обновим страницу и попробуем снова.');
    await userEvent.click(page.getByRole('button', { name: 'Обновить страницу' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};

/** Leaves room below the button, at which the figure would otherwise end. */
const withRoomBelow = {
  decorators: (Story: () => ReactNode) => (
    <div style={{ paddingBottom: 'var(--meet-space-6)' }}>
      <Story />
    </div>
  ),
};

/** Drawn in half of the docs page, so that the error page is laid out as on a phone. */
const asOnPhone = { ...docsOnly, ...withRoomBelow, parameters: { ...docsOnly.parameters, layout: 'none' } };

/** `loading`: the button is busy, keeps the focus and ignores presses. */
export const TryingAgain: Story = { ...asOnPhone, args: { loading: true, picture: undefined } };

/**
 * After a retry that failed: a status message of yours below the page, as in the example «Back online». On a phone it is also below the
 * picture.
 */
export const FailedAgain: Story = {
  ...asOnPhone,
  args: { picture: undefined },
  render: (args) => (
    <>
      <NoSignal {...args} />
      <Container role="status" style={{ paddingBlock: 'var(--meet-space-4)' }}>
        Сигнала всё ещё нет
      </Container>
    </>
  ),
};

/** Without `picture`, if the device has none in its cache: only word, sentence and button. */
export const WithoutPicture: Story = { ...asOnPhone, args: { picture: undefined } };

/** `LocaleProvider` replaces single texts of the page with texts of your own. */
export const OwnTexts: Story = {
  ...asOnPhone,
  args: { picture: undefined },
  render: (args) => (
    <LocaleProvider
      texts={{
        noSignal: {
          word: 'OFF\nAIR',
          sentence: 'Корзина на\u00a0месте. Проверьте связь и\u00a0обновите страницу.',
          refresh: 'Обновить',
        },
      }}
    >
      <NoSignal {...args} />
    </LocaleProvider>
  ),
};

/** Without `onRefresh` the button submits a native form, which requests `action` with `query` again. */
export const ByForm: Story = {
  render: ({ picture }) => <NoSignal picture={picture} action="/catalog/any/obuv" query={[['page', '2']]} />,
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('action', '/catalog/any/obuv');
    await expect([...new FormData(form ?? undefined).entries()]).toEqual([['page', '2']]);
  },
};

/** `loading`: while the page is being requested again, presses are ignored. */
export const Loading: Story = {
  tags: ['!autodocs'],
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Обновить страницу' }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

export const InWords: Story = {
  ...withRoomBelow,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '420px' } } },
  args: { picture: undefined },
};

export const InCode: Story = {
  ...withRoomBelow,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '420px' } } },
  args: { picture: undefined },
  render: (args) => (
    <LocaleProvider texts={{ noSignal: { sentence: 'Ошибка 503. Сервис временно недоступен.' } }}>
      <NoSignal {...args} />
    </LocaleProvider>
  ),
};

const comparisonParameters = { ...undrawn, docs: { story: { height: '420px' } } };

export const PartFailed: Story = {
  ...docsOnly,
  parameters: comparisonParameters,
  render: () => (
    <Stack gap={6} style={{ padding: 'var(--meet-space-6)' }}>
      <Heading level={1} size="medium">
        Кроссовки Slope&nbsp;2
      </Heading>
      <Button style={{ justifySelf: 'start' }}>В&nbsp;корзину</Button>
      <EmptyState
        title="Отзывы не&nbsp;загрузились"
        text="Остальная страница работает."
        actions={<Button variant="line">Загрузить отзывы</Button>}
      />
    </Stack>
  ),
};

export const WholePageFailed: Story = { ...docsOnly, ...withRoomBelow, parameters: comparisonParameters, args: { picture: undefined } };

/** A page as wide as a phone of 360 px. Otherwise the size of the large word would follow the width of the figure. */
const phonePage = css({
  maxWidth: 360,
  marginInline: 'auto',
  overflow: 'hidden',
  '& section': { '--meet-gutter': '16px' },
  '& section > p': { fontSize: 'min(15.5vw, 56px)' },
});

/** The page with all its parts, which the anatomy numbers. */
export const AllParts: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '680px' } } },
  decorators: [
    (Story) => (
      <div css={phonePage}>
        <Story />
      </div>
    ),
  ],
};
