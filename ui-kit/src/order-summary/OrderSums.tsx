/** @jsxImportSource @emotion/react */
'use client';

import type { ComponentProps, ReactNode } from 'react';
import { countMinorUnits, formatMoney, isMoney } from '../internal/money-format.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import type { Locale } from '../locale/shop-locale.ts';
import type { Texts } from '../locale/texts.ts';
import { plural } from '../plural/index.ts';
import { nounTexts } from '../plural/plural-texts.ts';
import { Skeleton } from '../skeleton/index.ts';
import { type AmountsState, isOutdated, type OrderAmounts, toAriaBusy } from './amounts.ts';
import * as style from './order-summary-style.ts';
import { orderSummaryTexts } from './order-summary-texts.ts';

export interface OrderFact {
  /** Label: «Пункт выдачи». It is unique among the lines. */
  label: string;
  /** Value: a delivery address, a date. */
  value: ReactNode;
}

export interface OrderSumsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Sums of the order, in kopecks or cents, and its numbers of items and bonuses. */
  amounts: OrderAmounts;
  /**
   * Whether the amounts are current, out of date, or still missing. They stay dimmed after newer ones failed to load.
   * @default 'ready'
   */
  state?: AmountsState | undefined;
  /**
   * Label of the reduction by the promo code: «Промокод ОСЕНЬ10».
   * @default 'Промокод'
   */
  promoLabel?: string | undefined;
  /**
   * Label of the delivery price.
   * @default 'Доставка'
   */
  deliveryLabel?: string | undefined;
  /**
   * Text in place of an unknown delivery price: «По телефону».
   * @default 'При оформлении'
   */
  deliveryText?: string | undefined;
  /**
   * Lines before the sums, such as the delivery address.
   * @default []
   */
  facts?: readonly OrderFact[] | undefined;
}

interface SummaryLine {
  label: string;
  value: string | null;
  /** Whether the value is an amount. A page saved for offline use hides amounts. */
  isSum: boolean;
}

const formatMinus = (value: string): string => `−${value}`;
const isPositive = (value: number | null | undefined): value is number => isMoney(value) && value > 0;

function listSummaryLines(
  { texts, nouns, locale }: { texts: Texts['orderSummary']; nouns: Texts['nouns']; locale: Locale },
  { amounts, state, promoLabel = texts.promo, deliveryLabel = texts.delivery, deliveryText = texts.deliveryUnknown }: OrderSumsProps,
): SummaryLine[] {
  const { count, goods, discount, promo, bonuses, delivery, cashback } = amounts;
  const isLoading = state === 'loading';
  const lines: SummaryLine[] = [];
  const format = (amount: number) => formatMoney(amount, locale);
  const addLine = (label: string, value: string | null, isSum = true) => lines.push({ label, value, isSum });
  if (isMoney(goods) || isLoading)
    addLine(count === undefined ? texts.goods : `${texts.goods}, ${count}`, isMoney(goods) ? format(goods) : null);
  if (isPositive(discount)) addLine(texts.discount, formatMinus(format(discount)));
  if (isPositive(promo)) addLine(promoLabel, formatMinus(format(promo)));
  // A bonus pays for one unit of the currency. The kit shows bonuses as money only here and in `BonusRow`, where they reduce a sum.
  if (isPositive(bonuses)) addLine(texts.bonuses, formatMinus(format(bonuses * countMinorUnits(locale))));
  if (isMoney(delivery)) addLine(deliveryLabel, format(delivery));
  else addLine(deliveryLabel, isLoading ? null : deliveryText, false);
  if (isPositive(cashback)) addLine(texts.cashback, plural(Math.floor(cashback), nouns.bonuses, locale));
  return lines;
}

/** The lines that lead to the total: items, reductions, delivery and cashback. Reductions of zero are left out. */
export function OrderSums(props: OrderSumsProps) {
  const { amounts, state = 'ready', promoLabel, deliveryLabel, deliveryText, facts = [], ...listProps } = props;
  const locale = useLocale();
  const texts = useTexts('orderSummary', orderSummaryTexts);
  const nouns = useTexts('nouns', nounTexts);
  return (
    <dl css={[style.sums, isOutdated(state) && style.stale]} aria-busy={toAriaBusy(state)} {...listProps}>
      {facts.map(({ label, value }) => (
        <div key={label} data-fact="">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {listSummaryLines({ texts, nouns, locale }, props).map(({ label, value, isSum }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-price={isSum ? '' : undefined}>{value ?? <Skeleton css={style.lineSkeleton} shape="line" />}</dd>
        </div>
      ))}
    </dl>
  );
}
