/** @jsxImportSource @emotion/react */
'use client';

import type { ComponentProps } from 'react';
import { hidden } from '../hidden/index.ts';
import { formatMoney, isMoney } from '../internal/money-format.ts';
import { formatPercent } from '../internal/percent-format.ts';
import { fill, fillNodes } from '../locale/fill.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import * as style from './loyalty-levels-style.ts';
import { loyaltyLevelsTexts } from './loyalty-levels-texts.ts';

export interface LoyaltyLevel {
  /** Name of the level: «Gold». It is unique. */
  name: string;
  /** Percentage of a purchase returned as bonuses. */
  chargePercentage: number;
  /** Largest percentage of an order that bonuses may pay. */
  chargeOffPercentage: number;
  /** Minimum total spending on purchases for the level, in minor units of the currency, such as kopecks. */
  requiredSpentAmount: number;
}

export interface LoyaltyLevelsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Levels from lowest to highest. By default these are the four levels of the Meet shop: Start 3 %, Silver 5 % from 50 000 ₽, Gold 7 %
   * from 150 000 ₽, Platinum 10 % from 400 000 ₽.
   */
  levels?: readonly LoyaltyLevel[] | undefined;
  /** Name of the shopper's level, which is marked. It is one of `levels`, or none is marked. */
  current?: string | undefined;
  /**
   * Total amount that the shopper has spent, in minor units of the currency. If set, the distance to the next level is shown, with a bar
   * that shows which share of its threshold has been spent.
   */
  spent?: number | undefined;
  /**
   * Background behind the component, which determines the colours of text and lines: `paper` is that of the page, `stage` that of the
   * contrasting band. The component itself has no background.
   * @default 'paper'
   */
  background?: 'paper' | 'stage' | undefined;
  /**
   * Adds a column with the largest percentage of an order that bonuses may pay.
   * @default false
   */
  withChargeOff?: boolean | undefined;
}

const shopLevels: readonly LoyaltyLevel[] = [
  { name: 'Start', chargePercentage: 3, chargeOffPercentage: 10, requiredSpentAmount: 0 },
  { name: 'Silver', chargePercentage: 5, chargeOffPercentage: 15, requiredSpentAmount: 5_000_000 },
  { name: 'Gold', chargePercentage: 7, chargeOffPercentage: 20, requiredSpentAmount: 15_000_000 },
  { name: 'Platinum', chargePercentage: 10, chargeOffPercentage: 30, requiredSpentAmount: 40_000_000 },
];

/** Distance to the next level. The highest level shows none. */
function NextLevel({ levels, spent }: { levels: readonly LoyaltyLevel[]; spent: number }) {
  const locale = useLocale();
  const texts = useTexts('loyaltyLevels', loyaltyLevelsTexts);
  const nextLevel = levels.find(({ requiredSpentAmount }) => requiredSpentAmount > spent);
  if (!nextLevel) return <p css={style.nextLevel}>{texts.highest}</p>;
  const remainingAmount = formatMoney(nextLevel.requiredSpentAmount - spent, locale);
  const spentPercentage = Math.floor((100 * spent) / nextLevel.requiredSpentAmount);
  return (
    <div css={style.progress}>
      <p css={style.nextLevel}>{fillNodes(texts.remaining, { level: nextLevel.name, amount: <b>{remainingAmount}</b> })}</p>
      <div
        css={style.track}
        role="progressbar"
        aria-label={fill(texts.progress, { level: nextLevel.name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={spentPercentage}
        aria-valuetext={fill(texts.progressText, { amount: remainingAmount })}
      >
        <span css={style.bar} style={{ width: `${spentPercentage}%` }} />
      </div>
    </div>
  );
}

/** The levels of the loyalty programme and their benefits, with the shopper's level and the distance to the next. */
export function LoyaltyLevels({
  levels = shopLevels,
  current,
  spent,
  background = 'paper',
  withChargeOff = false,
  ...divProps
}: LoyaltyLevelsProps) {
  const locale = useLocale();
  const texts = useTexts('loyaltyLevels', loyaltyLevelsTexts);
  return (
    <div css={[style.root, style.backgrounds[background]]} {...divProps}>
      {isMoney(spent) && <NextLevel levels={levels} spent={spent} />}
      <table css={style.table}>
        <caption css={hidden}>{texts.caption}</caption>
        <thead css={withChargeOff ? style.head : hidden}>
          <tr>
            <th scope="col">{texts.level}</th>
            <th scope="col">{texts.spent}</th>
            {withChargeOff && <th scope="col">{texts.chargeOff}</th>}
            <th scope="col">{texts.cashback}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ name, chargePercentage, chargeOffPercentage, requiredSpentAmount }) => (
            <tr key={name} css={name === current && style.currentRow} aria-current={name === current ? 'true' : undefined}>
              <th scope="row">
                {name}
                {name === current && <small>{texts.own}</small>}
              </th>
              <td>{requiredSpentAmount > 0 ? fill(texts.from, { amount: formatMoney(requiredSpentAmount, locale) }) : texts.fromFirst}</td>
              {withChargeOff && <td>{fill(texts.upTo, { percentage: formatPercent(chargeOffPercentage, locale) })}</td>}
              <td css={style.figure}>{formatPercent(chargePercentage, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
