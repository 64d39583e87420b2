/** @jsxImportSource @emotion/react */
'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../heading/index.ts';
import { Icon } from '../icon/index.ts';
import { formatNumber } from '../internal/number-format.ts';
import { pluralForm } from '../plural/index.ts';
import * as style from './result-panel-style.ts';

export interface ResultPanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Outcome. `waiting` adds a spinner, and screen readers announce the panel. */
  tone: 'success' | 'waiting' | 'declined';
  /** Heading that names the outcome: «Спасибо, заказ оплачен». */
  title: string;
  /**
   * Heading level of the title.
   * @default 1
   */
  headingLevel?: 1 | 2 | undefined;
  /** Small line above the heading: «Заказ № 48 377». */
  over?: ReactNode;
  /** Text beside the spinner of `waiting`: how long it takes, and what happens then. */
  waitText?: ReactNode;
  /** Explanation, as paragraphs. */
  children?: ReactNode;
  /** Buttons or links to continue with, the most useful first. */
  actions?: ReactNode;
  /** Number of bonuses that the order will earn, as a large figure. */
  cashback?: number | null | undefined;
  /** Content beside the text on wide screens, usually an `OrderSummary`. */
  aside?: ReactNode;
  /**
   * Whether screen readers announce the panel. Set it when the panel replaces another state.
   * @default whether `tone` is `waiting`
   */
  announced?: boolean | undefined;
}

const comingForms = { one: 'бонус придёт', few: 'бонуса придут', many: 'бонусов придут' };

function Earned({ cashback }: { cashback: number }) {
  return (
    <div css={style.earned}>
      <p css={style.figure}>+{formatNumber(cashback)}</p>
      <p css={style.muted}>{pluralForm(cashback, comingForms)}, когда вы&nbsp;заберёте заказ</p>
    </div>
  );
}

/** The outcome of a step that the shopper waited for, such as a payment: what happened, what follows, and what can be done now. */
export function ResultPanel({
  tone,
  title,
  headingLevel = 1,
  over,
  waitText,
  children,
  actions,
  cashback,
  aside,
  ...rest
}: ResultPanelProps) {
  const { announced = tone === 'waiting', ...section } = rest;
  const titleId = useId();
  return (
    <section css={[style.root, Boolean(aside) && style.withAside]} aria-labelledby={titleId} {...section}>
      <div css={style.main}>
        <div css={style.text} role={announced ? 'status' : undefined}>
          {over && <p css={style.muted}>{over}</p>}
          <Heading level={headingLevel} size="large" id={titleId}>
            {title}
          </Heading>
          {tone === 'waiting' && (
            <p css={style.wait}>
              <i css={style.turning}>
                <Icon name="loader" />
              </i>
              <span>{waitText}</span>
            </p>
          )}
          {children}
        </div>
        {actions && <div css={style.actions}>{actions}</div>}
        {cashback ? <Earned cashback={cashback} /> : null}
      </div>
      {aside}
    </section>
  );
}
