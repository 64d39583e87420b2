/** @jsxImportSource @emotion/react */
'use client';

import { type ComponentProps, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { useValue } from '../internal/use-value.ts';
import { useTexts } from '../locale/locale-context.ts';
import { SizeCell } from './SizeCell.tsx';
import { describeSize, type SizeOption } from './size-option.ts';
import * as style from './size-picker-style.ts';
import { scales as scalesStyle } from './size-picker-style.ts';
import { sizePickerTexts } from './size-picker-texts.ts';
import { convertSize, formatScale, listScales, type SizeScale } from './size-scales.ts';

interface ScaleSwitchProps {
  scales: readonly SizeScale[];
  scale: SizeScale;
  onScaleChange: (scale: SizeScale) => void;
}

/**
 * Switches between EU, UK, US and centimetres. It consists of plain buttons, so that a surrounding form does not submit the size system.
 */
function ScaleSwitch({ scales, scale, onScaleChange }: ScaleSwitchProps) {
  const texts = useTexts('sizePicker', sizePickerTexts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a field of the form
    <div css={scalesStyle} role="group" aria-label={texts.scales}>
      {scales.map((offeredScale) => (
        <button key={offeredScale} type="button" aria-pressed={offeredScale === scale} onClick={() => onScaleChange(offeredScale)}>
          <span>{formatScale(offeredScale, texts)}</span>
        </button>
      ))}
    </div>
  );
}

export interface SizePickerProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Sizes, in the order in which they are displayed. */
  sizes: readonly SizeOption[];
  /** `value` of the chosen size, when controlled; an empty string means none. */
  value?: string | undefined;
  /**
   * `value` of the initially chosen size, when uncontrolled; an empty string means none.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the `value` of the chosen size. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name under which a form sends the chosen `value`, also without JavaScript. */
  name?: string | undefined;
  /**
   * Label above the sizes, and accessible name of their group.
   * @default 'Размер'
   */
  label?: string | undefined;
  /** Size system, when controlled. */
  scale?: SizeScale | undefined;
  /**
   * Initial size system, when uncontrolled. The switch is shown when sizes are given in several systems.
   * @default 'eu'
   */
  defaultScale?: SizeScale | undefined;
  /** Called with the new size system. */
  onScaleChange?: ((scale: SizeScale) => void) | undefined;
  /** Content at the end of the header, usually a link to the size guide. */
  guide?: ReactNode;
  /** Error message, such as «Выберите размер». */
  error?: string | undefined;
  /**
   * Prevents a form from being sent while no size is chosen.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Ref of the radio button of the chosen size, or of the first available size. Focus it when a size is missing:
   * `inputRef.current?.focus()`.
   */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

function useChosenSize({ value, defaultValue = '', onValueChange }: SizePickerProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [chosenValue, choose] = useValue({ value, defaultValue, onValueChange }, grid);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice made before hydration is in the DOM only, once
  useEffect(() => {
    const earlyChoice = grid.current?.querySelector<HTMLInputElement>('input:checked');
    if (earlyChoice && earlyChoice.value !== chosenValue) choose(earlyChoice.value);
  }, []);
  return { grid, chosenValue, choose };
}

/**
 * Sizes as a radio group in EU, UK, US or centimetres. Sold-out sizes are struck through. The text below describes the focused size, or the
 * chosen one if none has the focus: why it is sold out, or how fast it is delivered.
 */
export function SizePicker(props: SizePickerProps) {
  const texts = useTexts('sizePicker', sizePickerTexts);
  const { sizes, label = texts.label, guide, error, required = false, inputRef, name, ...rest } = props;
  const { value: _value, defaultValue: _default, onValueChange: _onChange, scale: _scale, defaultScale, onScaleChange, ...divProps } = rest;
  const id = useId();
  const { grid, chosenValue, choose } = useChosenSize(props);
  const [activeValue, setActiveValue] = useState<string>();
  const [localScale, setLocalScale] = useState<SizeScale>(defaultScale ?? 'eu');
  const scales = listScales(sizes);
  const scale = props.scale ?? localScale;
  const switchScale = (newScale: SizeScale) => {
    setLocalScale(newScale);
    onScaleChange?.(newScale);
  };
  const describedSize = sizes.find((size) => size.value === (activeValue ?? chosenValue));
  const focusTarget = sizes.find((size) => size.value === chosenValue) ?? sizes.find((size) => !size.soldOut);
  return (
    <div css={style.root} {...divProps}>
      <div css={style.head}>
        <p css={style.title} id={`${id}label`}>
          {label}
        </p>
        {scales.length > 0 && <ScaleSwitch scales={scales} scale={scale} onScaleChange={switchScale} />}
        {guide && <div css={style.aside}>{guide}</div>}
      </div>
      <div
        ref={grid}
        css={[style.grid, sizes.length === 6 && style.sixAcross, error !== undefined && style.invalidGrid]}
        role="radiogroup"
        aria-label={scales.length > 0 ? `${label} ${formatScale(scale, texts)}` : label}
        aria-required={required || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}error`}
      >
        {sizes.map((size) => (
          <SizeCell
            key={size.value}
            size={size}
            text={convertSize(scale, size)}
            name={name ?? id}
            required={required}
            checked={size.value === chosenValue}
            isOnly={sizes.length === 1}
            onChoose={() => choose(size.value)}
            onActiveChange={(isActive) => setActiveValue(isActive ? size.value : undefined)}
            inputRef={size === focusTarget ? inputRef : undefined}
          />
        ))}
      </div>
      {error !== undefined && (
        <p css={style.errorText} id={`${id}error`} role="alert">
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
      {sizes.some((size) => describeSize(size, texts)) && (
        <p css={style.hint} aria-hidden="true">
          {describedSize &&
            describeSize(describedSize, texts) &&
            `${convertSize(scale, describedSize)}: ${describeSize(describedSize, texts)}`}
        </p>
      )}
    </div>
  );
}
