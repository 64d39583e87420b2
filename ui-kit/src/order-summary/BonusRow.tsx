/** @jsxImportSource @emotion/react */
'use client';

import type { ComponentProps } from 'react';
import { Icon } from '../icon/index.ts';
import { formatNumber } from '../internal/number-format.ts';
import * as style from './order-summary-style.ts';

export interface BonusRowProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  /** The most bonuses that this order can take. With 0 the row is disabled and says so. */
  most: number;
  /**
   * Number of bonuses chosen so far.
   * @default 0
   */
  chosen?: number | undefined;
  /** Called to choose the number, usually in a drawer with a `BonusSlider`. */
  onOpen?: (() => void) | undefined;
}

const describeHint = (most: number): string =>
  most > 0 ? `Можно списать до\u00a0${formatNumber(most)}` : 'Для этого заказа списать нечего';

/** A row that shows the chosen bonuses and opens the panel where they are chosen. */
export function BonusRow({ most, chosen = 0, onOpen, disabled, ...button }: BonusRowProps) {
  return (
    <button css={style.row} type="button" onClick={onOpen} disabled={disabled || most <= 0} {...button}>
      <span css={style.rowText}>
        Meet-бонусы <span css={style.rowHint}>{describeHint(most)}</span>
      </span>
      {chosen > 0 && <b>−{formatNumber(chosen)}</b>}
      {most > 0 && <Icon name="right" size={18} />}
    </button>
  );
}
