/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
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
  title: 'Feedback/ConsentBanner',
  id: 'kit-consentbanner',
  parameters: { guide, docs: { story: { inline: false, height: '320px' } } },
  component: ConsentBanner,
  args: { onAccept: fn(), onDecline: fn(), position: 'static' },
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the bottom of the screen, over the page, which stays usable. */
export const OverThePage: Story = {
  args: { position: undefined },
  render: (args) => (
    <div style={{ minHeight: 320 }}>
      <p>Кроссовки, одежда и&nbsp;обувь</p>
      <ConsentBanner {...args} />
    </div>
  ),
};

/** `fixed`, the default: over the end of the page. */
export const Fixed: Story = {
  ...docsOnly,
  args: { position: undefined },
  render: (args) => (
    <div style={{ minHeight: 320 }}>
      <p>Кроссовки, одежда и&nbsp;обувь</p>
      <ConsentBanner {...args} />
    </div>
  ),
};

/** `static`: in the flow, on the page of the rules, where a shopper changes the answer. */
export const Static: Story = { parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: true } } } };

/** Each choice takes one press. The banner does not move the focus. */
export const Banner: Story = {
  play: async ({ args, canvasElement }) => {
    const banner = within(within(canvasElement).getByRole('region', { name: /cookie/ }));
    // The panel of interactions would print the body with its window.
    await expect(document.activeElement === document.body).toBe(true);
    await userEvent.click(banner.getByRole('button', { name: 'Только необходимые' }));
    await expect(args.onDecline).toHaveBeenCalledTimes(1);
    await userEvent.click(banner.getByRole('button', { name: 'Принять' }));
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
    await expect(banner.getByRole('link', { name: 'Подробнее' })).toHaveAttribute('href', '/privacy');
  },
};

/** The page keeps the answer, asks again only when it is missing, and lets the shopper change it. On a server read it from a cookie. */
export const Controlled: Story = {
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '260px' } } },
  render: function Consent() {
    const [answer, setAnswer] = useState<string | null>(null);
    useEffect(() => setAnswer(localStorage.getItem('consent')), []);
    const keep = (given: 'all' | 'necessary') => {
      localStorage.setItem('consent', given);
      setAnswer(given);
    };
    const askAgain = () => {
      localStorage.removeItem('consent');
      setAnswer(null);
    };
    return (
      <>
        <Button variant="line" disabled={answer === null} onClick={askAgain}>
          Изменить согласие
        </Button>
        {answer === null && <ConsentBanner onAccept={() => keep('all')} onDecline={() => keep('necessary')} />}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Только необходимые' }));
    await expect(localStorage.getItem('consent')).toBe('necessary');
    await expect(page.queryByRole('region')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Изменить согласие' }));
    await expect(page.getByRole('region')).toBeVisible();
  },
};

/** `asBottomBar` registers a fixed bar: the banner stands above it, so that a press aimed at the bar cannot hit an answer. */
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

/** A long text wraps; the answers stay in sight. */
export const LongText: Story = {
  args: {
    children:
      'Мы используем cookie и\u00a0похожие технологии, чтобы помнить корзину и\u00a0избранное, считать посещения и\u00a0показывать подборки, которые подходят именно вам. Отказ ничего не\u00a0сломает.',
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <ConsentBanner {...args} />
    </div>
  ),
};

export const EqualAnswers: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '200px' } } },
};

export const HiddenRefusal: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '200px' } } },
  render: () => (
    <section aria-label="Согласие на&nbsp;cookie" style={{ padding: 'var(--meet-space-4)', border: '1px solid var(--meet-control)' }}>
      <p style={{ marginBottom: 'var(--meet-space-4)' }}>Мы&nbsp;используем cookie-файлы.</p>
      <Button>Принять всё</Button> <small>настроить</small>
    </section>
  ),
};

export const TickedInAdvance: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '260px' } } },
  render: () => (
    <section aria-label="Согласие на&nbsp;cookie" style={{ padding: 'var(--meet-space-4)', border: '1px solid var(--meet-control)' }}>
      <Checkbox label="Необходимые" defaultChecked disabled />
      <Checkbox label="Статистика" defaultChecked />
      <Checkbox label="Реклама" defaultChecked />
      <Button size="small" style={{ marginTop: 'var(--meet-space-2)' }}>
        Продолжить
      </Button>
    </section>
  ),
};
