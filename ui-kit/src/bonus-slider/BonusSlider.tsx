/** @jsxImportSource @emotion/react */
'use client';

import { Slider as Base } from '@base-ui/react/slider';
import { type ComponentProps, type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { FieldNotes, listNoteIds } from '../internal/FieldNotes.tsx';
import { NumberBox } from '../internal/NumberBox.tsx';
import { formatNumber } from '../internal/number-format.ts';
import { computeLargeStep } from '../internal/slider-step.ts';
import { filledFromStart, sliderControl, sliderIndicator, sliderThumb, sliderTrack } from '../internal/style/slider-style.ts';
import { fill } from '../locale/fill.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { type AmountsState, OrderTotal } from '../order-summary/index.ts';
import { plural } from '../plural/index.ts';
import { nounTexts } from '../plural/plural-texts.ts';
import { bonusStep, chooseInitialBonuses, limitTypedNumber, scaleBonuses, snapSliderValue } from './bonus-slider.rules.ts';
import * as style from './bonus-slider-style.ts';
import { bonusSliderTexts } from './bonus-slider-texts.ts';

interface SliderWithLimitsProps {
  available: number;
  bonuses: number;
  describedBy: string | undefined;
  onSlide: (bonuses: number) => void;
}

/** The slider, with its lowest and its highest number below. */
function SliderWithLimits({ available, bonuses, describedBy, onSlide }: SliderWithLimitsProps) {
  const locale = useLocale();
  const texts = useTexts('bonusSlider', bonusSliderTexts);
  const nouns = useTexts('nouns', nounTexts);
  const limit = formatNumber(available, undefined, locale);
  return (
    <Base.Root
      min={0}
      max={available || bonusStep}
      step={bonusStep}
      largeStep={computeLargeStep(available, bonusStep)}
      value={bonuses}
      onValueChange={onSlide}
      disabled={available === 0}
    >
      <Base.Control css={sliderControl}>
        <Base.Track css={sliderTrack}>
          <Base.Indicator css={[sliderIndicator, filledFromStart]} />
          <Base.Thumb
            css={sliderThumb}
            aria-label={texts.label}
            aria-describedby={describedBy}
            getAriaValueText={(_, number) => fill(texts.valueText, { bonuses: plural(number, nouns.bonuses, locale), available: limit })}
          />
        </Base.Track>
      </Base.Control>
      <p css={style.endLabels} aria-hidden="true">
        <span>0</span>
        <span>{limit}</span>
      </p>
    </Base.Root>
  );
}

export interface BonusSliderProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Maximum number of bonuses that can pay for this order. When it changes, the chosen number changes in proportion. */
  available: number;
  /** Previously confirmed number. If there is none or it is 0, a quarter of the available bonuses is chosen at first. */
  value?: number | null | undefined;
  /**
   * Called with the confirmed number, and with 0 when no bonuses are to be spent. If omitted, the browser submits the form with the field
   * `name`, and «Не списывать» does nothing.
   */
  onConfirm?: ((bonuses: number) => void) | undefined;
  /** Called with the number while it is being chosen. */
  onValueChange?: ((bonuses: number) => void) | undefined;
  /** Amount to pay with the chosen number, in kopecks or cents; `null` shows an em dash. If omitted, the amount is left out. */
  total?: number | null | undefined;
  /**
   * Freshness of `total`: `stale` dims it while a newer one loads, `failed` after a newer one failed to load; `loading` shows a
   * skeleton for a missing one.
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
   * Whether the confirmed number is being saved. Meanwhile the main button shows a spinner and ignores presses; the slider and the field
   * still change the number.
   * @default false
   */
  loading?: boolean | undefined;
}

interface BonusInputsProps extends Pick<BonusSliderProps, 'name' | 'error'> {
  available: number;
  bonuses: number;
  describedBy: string | undefined;
  onChoose: (bonuses: number) => void;
}

/** The slider and the number field beside it. Both choose the same number. */
function BonusInputs({ name, error, available, bonuses, describedBy, onChoose }: BonusInputsProps) {
  const { numberLabel } = useTexts('bonusSlider', bonusSliderTexts);
  return (
    <div css={style.choice}>
      <SliderWithLimits
        available={available}
        bonuses={bonuses}
        describedBy={describedBy}
        onSlide={(value) => onChoose(snapSliderValue(value, available))}
      />
      <NumberBox
        label={numberLabel}
        name={name}
        value={bonuses}
        disabled={available === 0}
        invalid={Boolean(error)}
        describedBy={describedBy}
        onCommit={(value) => onChoose(limitTypedNumber(value, available))}
      />
    </div>
  );
}

interface ConfirmActionsProps extends Pick<BonusSliderProps, 'available' | 'total' | 'totalState' | 'loading'> {
  bonuses: number;
  onDecline: () => void;
}

/** The total, and the buttons that spend the chosen bonuses or none. */
function ConfirmActions({ available, total, totalState, loading, bonuses, onDecline }: ConfirmActionsProps) {
  const locale = useLocale();
  const texts = useTexts('bonusSlider', bonusSliderTexts);
  const nouns = useTexts('nouns', nounTexts);
  return (
    <div css={style.foot}>
      {total !== undefined && <OrderTotal label={texts.total} total={total} state={totalState} />}
      <Button type="submit" size="large" wide loading={loading}>
        {bonuses > 0 ? fill(texts.spend, { bonuses: plural(bonuses, nouns.bonuses, locale) }) : texts.decline}
      </Button>
      {available > 0 && (
        <Button css={bonuses === 0 ? style.hiddenDecline : null} variant="text" onClick={onDecline}>
          {texts.decline}
        </Button>
      )}
    </div>
  );
}

/** Chooses how many bonuses pay for a part of the order, and confirms the number. It is usually inside a `Drawer`. */
export function BonusSlider({ available: rawAvailable, value, onConfirm, onValueChange, total, totalState, ...rest }: BonusSliderProps) {
  const { name = 'bonuses', hint, error, loading = false, ...formProps } = rest;
  const available = Math.max(0, Math.floor(rawAvailable));
  const locale = useLocale();
  const texts = useTexts('bonusSlider', bonusSliderTexts);
  const { bonuses, latestBonuses, choose } = useBonuses({ available, value, onValueChange });
  const generatedId = useId();
  const fieldId = formProps.id ?? generatedId;
  const confirm = (chosen: number) => {
    if (!loading) onConfirm?.(chosen);
  };
  const submit = (event: FormEvent) => {
    if (!onConfirm) return;
    event.preventDefault();
    confirm(latestBonuses.current);
  };
  const notes = { fieldId, hint, error };
  const inputsProps = { name, error, available, bonuses, describedBy: listNoteIds(notes), onChoose: choose };
  return (
    <form css={style.root} noValidate onSubmit={submit} {...formProps} id={fieldId}>
      <div css={style.amount}>
        <p css={style.figure}>{formatNumber(bonuses, undefined, locale)}</p>
        <p css={style.caption}>{fill(texts.caption, { available: formatNumber(available, undefined, locale) })}</p>
      </div>
      <div>
        <BonusInputs {...inputsProps} />
        <FieldNotes {...notes} />
      </div>
      <ConfirmActions {...{ available, total, totalState, loading, bonuses }} onDecline={() => confirm(0)} />
    </form>
  );
}

interface BonusesOptions {
  available: number;
  value: number | null | undefined;
  onValueChange: ((bonuses: number) => void) | undefined;
}

/** The number being chosen. It follows the confirmed value and the number of available bonuses. */
function useBonuses({ available, value, onValueChange }: BonusesOptions) {
  const [choice, setChoice] = useState({ bonuses: chooseInitialBonuses(available, value), available, value });
  if (choice.value !== value) setChoice({ bonuses: chooseInitialBonuses(available, value), available, value });
  else if (choice.available !== available) {
    setChoice({ bonuses: scaleBonuses(choice.bonuses, { from: choice.available, to: available }), available, value });
  }
  // Enter in the number field chooses and submits in one go, before the next render.
  const latestBonuses = useRef(choice.bonuses);
  useLayoutEffect(() => {
    latestBonuses.current = choice.bonuses;
  }, [choice.bonuses]);
  const choose = (bonuses: number) => {
    latestBonuses.current = bonuses;
    setChoice({ bonuses, available, value });
    onValueChange?.(bonuses);
  };
  return { bonuses: choice.bonuses, latestBonuses, choose };
}
