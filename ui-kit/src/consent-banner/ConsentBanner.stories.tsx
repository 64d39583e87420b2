/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { Link } from '../link/index.ts';
import { asBottomBar } from '../theme/index.ts';
import { guide } from './ConsentBanner.guide.ts';
import { ConsentBanner } from './index.ts';

const bar = css({
  position: 'fixed',
  inset: 'auto 0 0',
  height: 64,
  padding: 'var(--meet-space-5) var(--meet-gutter)',
  borderTop: '1px solid var(--meet-border)',
  ...asBottomBar('64px'),
});

const meta = {
  title: 'Shop/ConsentBanner',
  id: 'kit-consentbanner',
  parameters: { guide, docs: { story: { inline: false, height: '320px' } } },
  component: ConsentBanner,
  args: { onAccept: fn(), onDecline: fn(), position: 'static' },
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `fixed`, the default: at the bottom of the screen, over the page, which stays usable. */
export const OverThePage: Story = {
  args: { position: undefined },
  render: (args) => (
    <div style={{ minHeight: 320 }}>
      <p>Кроссовки, одежда и&nbsp;обувь</p>
      <ConsentBanner {...args} />
    </div>
  ),
};

/** `static`: in the flow of a page about privacy, where a shopper changes the choice. The banner grows with its text. */
export const Static: Story = { parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: true } } } };

/** Each choice takes one press. The banner does not move the focus. */
export const Banner: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const banner = within(within(canvasElement).getByRole('region', { name: /cookie/ }));
    // A boolean, because the interactions panel of Storybook would serialize the body with its whole window.
    await expect(document.activeElement === document.body).toBe(true);
    await userEvent.click(banner.getByRole('button', { name: 'Только необходимые' }));
    await expect(args.onDecline).toHaveBeenCalledTimes(1);
    await userEvent.click(banner.getByRole('button', { name: 'Принять' }));
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
    await expect(banner.getByRole('link', { name: 'Подробнее' })).toHaveAttribute('href', '/privacy');
  },
};

/**
 * The page stores the choice in a cookie, which the server reads, so that after a choice no page shows the banner. Later the shopper can
 * change the choice in a banner in the flow of the page.
 */
export const Controlled: Story = {
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '260px' } } },
  render: function Consent() {
    // The server sends the choice with the page: null, «all» or «necessary».
    const [savedChoice, setSavedChoice] = useState<string | null>(null);
    const [isChanging, setChanging] = useState(false);
    const content = useRef<HTMLDivElement>(null);
    const saveChoice = (choice: 'all' | 'necessary') => {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
      document.cookie = `consent=${choice}; path=/; max-age=31536000`;
      setSavedChoice(choice);
      setChanging(false);
      content.current?.focus();
    };
    const handlers = { onAccept: () => saveChoice('all'), onDecline: () => saveChoice('necessary') };
    return (
      <>
        {savedChoice === null && <ConsentBanner {...handlers} />}
        <div ref={content} tabIndex={-1}>
          {savedChoice && !isChanging && (
            <Button variant="line" onClick={() => setChanging(true)}>
              Изменить согласие
            </Button>
          )}
          {isChanging && <ConsentBanner position="static" {...handlers} />}
        </div>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Только необходимые' }));
    await expect(document.cookie).toContain('consent=necessary');
    await expect(page.queryByRole('region')).toBeNull();
    const change = page.getByRole('button', { name: 'Изменить согласие' });
    await expect(change.parentElement).toHaveFocus();
    await userEvent.click(change);
    await expect(page.getByRole('region')).toBeVisible();
  },
};

/** `asBottomBar` registers a fixed bar: the banner stands above it, so that a press aimed at the bar cannot hit a button of the banner. */
export const AboveABar: Story = {
  args: { position: undefined },
  render: (args) => (
    <div style={{ minHeight: 320 }}>
      <div css={bar} data-testid="bar">
        12&nbsp;490&nbsp;₽
      </div>
      <ConsentBanner {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    if (typeof IntersectionObserver === 'undefined') return;
    const canvas = within(canvasElement);
    const { bottom } = canvas.getByRole('region', { name: /cookie/ }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(canvas.getByTestId('bar').getBoundingClientRect().top);
    for (const answer of canvas.getAllByRole('button')) await expect(answer.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** A text that is longer than a low screen scrolls, and both buttons stay visible. */
export const LongText: Story = {
  parameters: { docs: { story: { height: '200px' } } },
  args: {
    position: undefined,
    children:
      'Мы используем cookie и\u00a0похожие технологии, чтобы помнить корзину и\u00a0избранное, считать посещения и\u00a0показывать подборки, которые подходят именно вам. Статистику видим только мы, рекламу подбирают наши партнёры. Отказ ничего не\u00a0сломает: корзина и\u00a0заказы останутся на\u00a0месте, а\u00a0подборки будут общими.',
  },
};

const comparisonFigure = { ...docsOnly, parameters: { ...docsOnly.parameters, docs: { story: { inline: true } } } } satisfies Story;

const frame = css({
  display: 'grid',
  gap: 'var(--meet-space-3)',
  justifyItems: 'start',
  padding: 'var(--meet-space-4)',
  border: '1px solid var(--meet-control)',
  fontSize: 14,
});

export const EqualAnswers: Story = comparisonFigure;

export const HiddenRefusal: Story = {
  ...comparisonFigure,
  render: () => (
    <section aria-label="Согласие на&nbsp;cookie" css={frame}>
      <p>
        Cookie помнят корзину и&nbsp;подбирают товары для&nbsp;вас.{' '}
        <Link href="/privacy" variant="underlined">
          Подробнее
        </Link>{' '}
        <Link href="/privacy">Только необходимые</Link>
      </p>
      <Button wide size="small">
        Принять
      </Button>
    </section>
  ),
};

const purposes = 'Cookie считают посещения и\u00a0подбирают рекламу, если вы\u00a0разрешите.';

export const AskedFirst: Story = { ...comparisonFigure, args: { children: purposes } };

export const TickedInAdvance: Story = {
  ...comparisonFigure,
  render: () => (
    <section aria-label="Согласие на&nbsp;cookie" css={frame}>
      <p>{purposes}</p>
      <div>
        <Checkbox label="Статистика" defaultChecked />
        <Checkbox label="Реклама" defaultChecked />
      </div>
      <Button variant="line" size="small">
        Продолжить
      </Button>
    </section>
  ),
};
