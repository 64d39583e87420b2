/** @jsxImportSource @emotion/react */
'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../heading/index.ts';
import { hidden } from '../hidden/index.ts';
import { formatMoney, isMoney } from '../internal/money-format.ts';
import { fillNodes } from '../locale/fill.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { OrderSums, type OrderSumsProps } from './OrderSums.tsx';
import { OrderTotal } from './OrderTotal.tsx';
import * as style from './order-summary-style.ts';
import { orderSummaryTexts } from './order-summary-texts.ts';

type SumProps = Pick<OrderSumsProps, 'amounts' | 'state' | 'promoLabel' | 'deliveryLabel' | 'deliveryText' | 'facts'>;

export interface OrderSummaryProps extends Omit<ComponentProps<'section'>, 'title'>, SumProps {
  /**
   * Title of the summary, displayed as its heading.
   * @default 'Ваш заказ'
   */
  title?: string | undefined;
  /**
   * Hides the heading visually; screen readers still announce it. Set no `titleAction` then.
   * @default false
   */
  hideTitle?: boolean | undefined;
  /**
   * Heading level of the title. Choose it by the outline of the page.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
  /** Link beside the heading: «Изменить», «Подробнее». It is hidden together with the title. */
  titleAction?: ReactNode;
  /** Items of the order, above everything else. */
  children?: ReactNode;
  /** Content for the promo code, usually a `PromoField`. */
  promoField?: ReactNode;
  /** Content for the bonuses, usually a `BonusRow`. */
  bonusRow?: ReactNode;
  /**
   * Label of the total: «К оплате», «Оплачено», «Без доставки».
   * @default 'Итого'
   */
  totalLabel?: string | undefined;
  /** What member prices would save on this order, in kopecks or cents. Set it for guests only. */
  memberSaving?: number | null | undefined;
  /** Link or button beside the saving: «Войти». */
  memberAction?: ReactNode;
  /** Main action, below the total: a `Button`, `wide`. */
  action?: ReactNode;
  /** Small print below the action. */
  note?: ReactNode;
}

function Saving({ memberSaving, memberAction }: Pick<OrderSummaryProps, 'memberSaving' | 'memberAction'>) {
  const locale = useLocale();
  const texts = useTexts('orderSummary', orderSummaryTexts);
  if (!isMoney(memberSaving) || memberSaving === 0) return null;
  return (
    <div css={style.saving}>
      <p>{fillNodes(texts.memberSaving, { amount: <b data-price="">{formatMoney(memberSaving, locale)}</b> })}</p>
      {memberAction}
    </div>
  );
}

/** What an order contains and costs: beside a cart, on the checkout, on the page of a paid order. For a single price take `Price`. */
export function OrderSummary({ title, hideTitle = false, headingLevel = 2, titleAction, ...rest }: OrderSummaryProps) {
  const { children, promoField, bonusRow, totalLabel, memberSaving, memberAction, action, note, ...otherProps } = rest;
  const { amounts, state, promoLabel, deliveryLabel, deliveryText, facts, ...sectionProps } = otherProps;
  const titleId = useId();
  const texts = useTexts('orderSummary', orderSummaryTexts);
  return (
    <section css={style.root} aria-labelledby={titleId} {...sectionProps}>
      <div css={hideTitle ? hidden : style.head}>
        <Heading level={headingLevel} size="small" id={titleId}>
          {title ?? texts.title}
        </Heading>
        {titleAction}
      </div>
      {children}
      {promoField}
      {bonusRow}
      <div css={style.bill}>
        <OrderSums {...{ amounts, state, promoLabel, deliveryLabel, deliveryText, facts }} />
        <div css={style.totalArea}>
          <OrderTotal total={amounts.total} label={totalLabel} state={state} />
          <Saving memberSaving={memberSaving} memberAction={memberAction} />
          {action}
          {note && <div css={style.note}>{note}</div>}
        </div>
      </div>
    </section>
  );
}
