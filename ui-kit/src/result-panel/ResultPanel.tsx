/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { spinner } from '../button/button-style.ts';
import { Heading } from '../heading/index.ts';
import { Icon } from '../icon/index.ts';
import { formatNumber } from '../internal/number-format.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { pluralForm } from '../plural/index.ts';
import { font, media, role, space } from '../theme/index.ts';
import { resultPanelTexts } from './result-panel-texts.ts';

const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(10), alignItems: 'start' });
const withAside = css({ [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', columnGap: space(20) } });

const mainColumn = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6), alignContent: 'start' });
const textBlock = css({
  display: 'grid',
  gap: space(4),
  overflowWrap: 'break-word',
  '& > p': { maxWidth: '36em', textWrap: 'pretty' },
  '& b': { fontWeight: 500 },
});
const muted = css({ color: role('muted') });
const waitLine = css({ display: 'flex', alignItems: 'start', gap: space(3) });
const turningIcon = css(spinner, { marginTop: 1 });
const actionRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(6)}`,
  '&:empty': { display: 'none' },
});

const earnedStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  paddingTop: space(4),
  borderTop: `1px solid ${role('border')}`,
  font: font(400, 14),
});
/** Number of earned bonuses. It is smaller than the title, which matters more. */
const figure = css({ font: font(600, 28, 'display'), letterSpacing: 'var(--meet-tight-display)' });

export interface ResultPanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /**
   * Outcome. It changes no colour: `waiting` adds a spinner, and screen readers announce the panel; the other outcomes differ by their
   * texts.
   */
  tone: 'success' | 'waiting' | 'declined';
  /** Heading that names the outcome: «Заказ оплачен». */
  title: string;
  /**
   * Heading level of the title. Choose it by the outline of the page.
   * @default 1
   */
  headingLevel?: 1 | 2 | undefined;
  /** Small line above the heading: «Заказ № 48 377». */
  overline?: ReactNode;
  /** Text beside the spinner, displayed only with `waiting`: how long it takes, and what happens then. */
  waitText?: ReactNode;
  /** Explanation, as paragraphs. */
  children?: ReactNode;
  /** Buttons or links to continue with, the most useful first. */
  actions?: ReactNode;
  /** Number of bonuses that the order will earn, below the actions. With 0 or `null` there is no such line. */
  cashback?: number | null | undefined;
  /** Content beside the text on wide screens, usually an `OrderSummary`. */
  aside?: ReactNode;
  /**
   * Whether screen readers announce overline, title and text. Where the tone changes while the page is open, set it in each state.
   * @default tone === 'waiting'
   */
  announced?: boolean | undefined;
}

function EarnedBonuses({ cashback }: { cashback: number }) {
  const locale = useLocale();
  const texts = useTexts('resultPanel', resultPanelTexts);
  return (
    <div css={earnedStyle}>
      <p css={figure}>+{formatNumber(cashback, undefined, locale)}</p>
      <p css={muted}>{pluralForm(cashback, texts.cashback, locale)}</p>
    </div>
  );
}

/** The outcome of a step that the shopper waited for: paid, declined, waiting for the bank. For small results take `Toaster`. */
export function ResultPanel({
  tone,
  title,
  headingLevel = 1,
  overline,
  waitText,
  children,
  actions,
  cashback,
  aside,
  ...rest
}: ResultPanelProps) {
  const { announced = tone === 'waiting', ...sectionProps } = rest;
  const titleId = useId();
  return (
    <section css={[root, Boolean(aside) && withAside]} aria-labelledby={titleId} {...sectionProps}>
      <div css={mainColumn}>
        <div css={textBlock} role={announced ? 'status' : undefined}>
          {overline && <p css={muted}>{overline}</p>}
          <Heading level={headingLevel} size="large" id={titleId}>
            {title}
          </Heading>
          {tone === 'waiting' && (
            <p css={waitLine}>
              <i css={turningIcon}>
                <Icon name="loader" />
              </i>
              <span>{waitText}</span>
            </p>
          )}
          {children}
        </div>
        {actions && <div css={actionRow}>{actions}</div>}
        {cashback ? <EarnedBonuses cashback={cashback} /> : null}
      </div>
      {aside}
    </section>
  );
}
