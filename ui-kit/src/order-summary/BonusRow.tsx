/** @jsxImportSource @emotion/react */
'use client';

import type { ComponentProps } from 'react';
import { Icon } from '../icon/index.ts';
import { countMinorUnits, formatMoney } from '../internal/money-format.ts';
import { formatNumber } from '../internal/number-format.ts';
import { fill } from '../locale/fill.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { plural } from '../plural/index.ts';
import { nounTexts } from '../plural/plural-texts.ts';
import * as style from './bonus-row-style.ts';
import { bonusRowTexts } from './bonus-row-texts.ts';
import { orderSummaryTexts } from './order-summary-texts.ts';

export interface BonusRowProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  /** Maximum number of bonuses that can pay for this order. With 0 the row is disabled and says so. */
  max: number;
  /**
   * Number of bonuses chosen so far.
   * @default 0
   */
  chosen?: number | undefined;
  /** Called by a press: open a `Drawer` with a `BonusSlider`. Not needed where the row is the `trigger` of the drawer. */
  onOpen?: (() => void) | undefined;
}

/** A row that shows the chosen bonuses and opens the panel where they are chosen. */
export function BonusRow({ max, chosen = 0, onOpen, disabled, ...buttonProps }: BonusRowProps) {
  const locale = useLocale();
  const { bonuses: title } = useTexts('orderSummary', orderSummaryTexts);
  const nouns = useTexts('nouns', nounTexts);
  const texts = useTexts('bonusRow', bonusRowTexts);
  const limitText = max > 0 ? fill(texts.limit, { count: plural(max, nouns.bonuses, locale) }) : texts.none;
  const format = (bonuses: number) => formatNumber(bonuses, undefined, locale);
  const hint = chosen > 0 ? fill(texts.spent, { count: format(chosen), max: format(max) }) : limitText;
  return (
    <button css={style.root} type="button" onClick={onOpen} disabled={disabled || max <= 0} {...buttonProps}>
      <span css={style.text}>
        {`${title} `}
        <span css={style.hint}>{hint}</span>
      </span>
      {chosen > 0 && <b>−{formatMoney(chosen * countMinorUnits(locale), locale)}</b>}
      {max > 0 && <Icon name="right" size={18} />}
    </button>
  );
}
