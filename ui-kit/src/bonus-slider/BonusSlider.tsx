/** @jsxImportSource @emotion/react */
'use client';

import { type ComponentProps, type FormEvent, useId } from 'react';
import { Button } from '../button/index.ts';
import { FieldNotes, listNotes } from '../internal/FieldNotes.tsx';
import { NumberBox } from '../internal/NumberBox.tsx';
import { formatNumber } from '../internal/number-format.ts';
import { type AmountsState, OrderTotal } from '../order-summary/index.ts';
import { bonusForms, plural } from '../plural/index.ts';
import { BonusLine } from './BonusLine.tsx';
import { slidTo, typedAs } from './bonus-slider.rules.ts';
import * as style from './bonus-slider-style.ts';
import { useBonuses } from './use-bonuses.ts';

export interface BonusSliderProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** The most bonuses that this order can take. When it changes, the chosen number changes in proportion. */
  available: number;
  /** Number confirmed before. Without one, or with 0, a quarter of the available bonuses is chosen at first. */
  value?: number | null | undefined;
  /** Called with the confirmed number, and with 0 when no bonuses are to be spent. */
  onConfirm?: ((bonuses: number) => void) | undefined;
  /** Called with the number while it is being chosen. */
  onValueChange?: ((bonuses: number) => void) | undefined;
  /** Amount to pay with the chosen number, in kopecks. If omitted, no such line is shown. */
  total?: number | null | undefined;
  /**
   * Freshness of that amount.
   * @default 'ready'
   */
  totalState?: AmountsState | undefined;
  /**
   * Name of the form field.
   * @default 'bonuses'
   */
  name?: string | undefined;
  /** Help text below the slider. */
  hint?: string | undefined;
  /** Error message below the slider. */
  error?: string | undefined;
  /**
   * Shows that the confirmed number is being saved.
   * @default false
   */
  loading?: boolean | undefined;
}

const label = 'Списать бонусов';

interface AmountProps extends Pick<BonusSliderProps, 'name' | 'error'> {
  available: number;
  bonuses: number;
  describedBy: string | undefined;
  onChoose: (bonuses: number) => void;
}

/** The slider and the number field beside it. Both choose the same number. */
function Amount({ name, error, available, bonuses, describedBy, onChoose }: AmountProps) {
  return (
    <div css={style.choice}>
      <BonusLine
        label={label}
        available={available}
        bonuses={bonuses}
        describedBy={describedBy}
        onSlide={(slid) => onChoose(slidTo(slid, available))}
      />
      <NumberBox
        label={`${label}, число`}
        name={name}
        value={bonuses}
        disabled={available === 0}
        invalid={Boolean(error)}
        describedBy={describedBy}
        onTyped={(value) => onChoose(typedAs(value, available))}
      />
    </div>
  );
}

interface DecisionProps extends Pick<BonusSliderProps, 'available' | 'total' | 'totalState' | 'loading'> {
  bonuses: number;
  onDecline: () => void;
}

function Decision({ available, total, totalState, loading, bonuses, onDecline }: DecisionProps) {
  return (
    <div css={style.foot}>
      {total !== undefined && <OrderTotal label={'К\u00a0оплате'} total={total} state={totalState} />}
      <Button type="submit" size="large" wide loading={loading}>
        {bonuses > 0 ? `Списать ${plural(bonuses, bonusForms)}` : 'Не\u00a0списывать'}
      </Button>
      {available > 0 && (
        <Button css={bonuses === 0 ? style.declined : null} variant="text" onClick={onDecline}>
          Не&nbsp;списывать
        </Button>
      )}
    </div>
  );
}

/** Chooses how many bonuses pay a part of the order, and confirms the number. Usually inside a `Drawer`. Load it on demand. */
export function BonusSlider({ available: rawAvailable, value, onConfirm, onValueChange, total, totalState, ...rest }: BonusSliderProps) {
  const { name = 'bonuses', hint, error, loading = false, ...form } = rest;
  const available = Math.max(0, Math.floor(rawAvailable));
  const { bonuses, latest, choose } = useBonuses({ available, value, onValueChange });
  const generatedId = useId();
  const fieldId = form.id ?? generatedId;
  const confirm = (chosen: number) => {
    if (!loading) onConfirm?.(chosen);
  };
  const submit = (event: FormEvent) => {
    if (!onConfirm) return;
    event.preventDefault();
    confirm(latest.current);
  };
  const notes = { fieldId, hint, error };
  const amount = { name, error, available, bonuses, describedBy: listNotes(notes), onChoose: choose };
  return (
    <form css={style.root} noValidate onSubmit={submit} {...form} id={fieldId}>
      <div css={style.amount}>
        <p css={style.figure} aria-hidden="true">
          {formatNumber(bonuses)}
        </p>
        <p css={style.caption}>из&nbsp;{formatNumber(available)} доступных. Один бонус&nbsp;— один рубль.</p>
      </div>
      <div>
        <Amount {...amount} />
        <FieldNotes {...notes} />
      </div>
      <Decision {...{ available, total, totalState, loading, bonuses }} onDecline={() => confirm(0)} />
    </form>
  );
}
