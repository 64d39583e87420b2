/** @jsxImportSource @emotion/react */
'use client';

import { hidden } from '../hidden/index.ts';
import { formatMoney, isMoney } from '../internal/number-format.ts';
import * as style from './loyalty-levels-style.ts';

export interface LoyaltyLevel {
  /** Name of the level: «Gold». */
  name: string;
  /** Percentage of a purchase returned as bonuses. */
  chargePercentage: number;
  /** Largest percentage of an order that bonuses may pay. */
  chargeOffPercentage: number;
  /** Minimum total spending on purchases for the level, in kopecks. */
  requiredSpentAmount: number;
}

export interface LoyaltyLevelsProps {
  /** Levels from lowest to highest. By default these are the levels that the Meet shop starts with. */
  levels?: readonly LoyaltyLevel[] | undefined;
  /** Name of the shopper's level, which is highlighted. */
  current?: string | undefined;
  /** Total amount that the shopper has spent, in kopecks. If set, the distance to the next level is shown. */
  spent?: number | undefined;
  /**
   * Background: `paper` for the page itself, `stage` for its contrasting band.
   * @default 'paper'
   */
  ground?: 'paper' | 'stage' | undefined;
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

const percent = (number: number): string => `${number}\u00a0%`;
const from = (kopecks: number): string => (kopecks > 0 ? `от\u00a0${formatMoney(kopecks)}` : 'с\u00a0первой покупки');

/** Distance to the next level. The highest level shows none. */
function NextLevel({ levels, spent }: { levels: readonly LoyaltyLevel[]; spent: number }) {
  const next = levels.find(({ requiredSpentAmount }) => requiredSpentAmount > spent);
  if (!next) return <p css={style.next}>Это высший уровень</p>;
  const remaining = formatMoney(next.requiredSpentAmount - spent);
  const share = Math.floor((100 * spent) / next.requiredSpentAmount);
  return (
    <div css={style.progress}>
      <p css={style.next}>
        До&nbsp;{next.name} осталось <b>{remaining}</b>
      </p>
      <div
        css={style.track}
        role="progressbar"
        aria-label={`Путь к\u00a0уровню ${next.name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={`Осталось ${remaining}`}
      >
        <span css={style.bar} style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}

/** The levels of the loyalty programme and their benefits, with the shopper's level and the distance to the next. */
export function LoyaltyLevels({ levels = shopLevels, current, spent, ground = 'paper', withChargeOff = false }: LoyaltyLevelsProps) {
  return (
    <div css={[style.root, style.grounds[ground]]}>
      {isMoney(spent) && <NextLevel levels={levels} spent={spent} />}
      <table css={style.table}>
        <caption css={hidden}>Уровни программы лояльности</caption>
        <thead css={withChargeOff ? style.head : hidden}>
          <tr>
            <th scope="col">Уровень</th>
            <th scope="col">Покупки</th>
            {withChargeOff && <th scope="col">Оплата бонусами</th>}
            <th scope="col">Кешбэк</th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ name, chargePercentage, chargeOffPercentage, requiredSpentAmount }) => (
            <tr key={name} css={name === current && style.currentRow} aria-current={name === current ? 'true' : undefined}>
              <th scope="row">
                {name}
                {name === current && <small>ваш уровень</small>}
              </th>
              <td>{from(requiredSpentAmount)}</td>
              {withChargeOff && <td>до&nbsp;{percent(chargeOffPercentage)}</td>}
              <td css={style.figure}>{percent(chargePercentage)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
