/** @jsxImportSource @emotion/react */
'use client';

import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { ScaleSwitch } from './ScaleSwitch.tsx';
import { SizeCell } from './SizeCell.tsx';
import * as style from './size-picker-style.ts';
import { aboutSize, type SizeOption, type SizeScale, scaleNames, scalesOf, sizeIn } from './size-words.ts';

export interface SizePickerProps {
  /** The sizes in their order. */
  sizes: readonly SizeOption[];
  /** The chosen size, where the page keeps the choice; an empty string is none. */
  value?: string | undefined;
  /** The size chosen at first, where the page does not keep it. */
  defaultValue?: string | undefined;
  /** Gets the size that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name in a form: sent natively, before any script too. */
  name?: string | undefined;
  /** What is chosen. */
  label?: string | undefined;
  /** The scale sizes are written in, where the page keeps it. */
  scale?: SizeScale | undefined;
  /** The scale at first; the switch is there only where sizes say more than one. */
  defaultScale?: SizeScale | undefined;
  /** Gets the scale that was switched to. */
  onScaleChange?: ((scale: SizeScale) => void) | undefined;
  /** Stands at the end of the head: the way to the size guide. */
  guide?: ReactNode;
  /** What is wrong: «Выберите размер». */
  error?: string | undefined;
  /** A form is not sent without a size. */
  required?: boolean | undefined;
  /** The radio button that takes the focus when a size is missing: `inputRef.current.focus()`. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

function useChosen({ value, defaultValue = '', onValueChange }: SizePickerProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [kept, keep] = useState(defaultValue);
  // A choice made before the script came is in the page only.
  useEffect(() => {
    const made = grid.current?.querySelector<HTMLInputElement>('input:checked');
    if (made) keep(made.value);
  }, []);
  const choose = (next: string) => {
    keep(next);
    onValueChange?.(next);
  };
  return { grid, chosen: value ?? kept, choose };
}

/** Sizes as a radio group: EU, UK, US or centimetres, sold-out ones struck through with their reason, delivery of the chosen one. */
export function SizePicker(props: SizePickerProps) {
  const { sizes, label = 'Размер', guide, error, required = false, inputRef } = props;
  const id = useId();
  const { grid, chosen, choose } = useChosen(props);
  const [asked, ask] = useState<string>();
  const [keptScale, keepScale] = useState<SizeScale>(props.defaultScale ?? 'eu');
  const scales = scalesOf(sizes);
  const scale = props.scale ?? keptScale;
  const switchTo = (next: SizeScale) => {
    keepScale(next);
    props.onScaleChange?.(next);
  };
  const spoken = sizes.find((size) => size.value === (asked ?? chosen));
  const first = sizes.find((size) => size.value === chosen) ?? sizes.find((size) => !size.soldOut);
  return (
    <div css={style.root}>
      <div css={style.head}>
        <p css={style.title} id={`${id}label`}>
          {label}
        </p>
        {scales.length > 0 && <ScaleSwitch scales={scales} scale={scale} onScaleChange={switchTo} />}
        {guide && <div css={style.aside}>{guide}</div>}
      </div>
      <div
        ref={grid}
        css={[style.grid, sizes.length === 6 && style.sixAcross, error !== undefined && style.wrongGrid]}
        role="radiogroup"
        aria-label={scales.length > 0 ? `${label} ${scaleNames[scale]}` : label}
        aria-required={required || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}error`}
      >
        {sizes.map((size) => (
          <SizeCell
            key={size.value}
            size={size}
            text={sizeIn(scale, size)}
            name={props.name ?? id}
            required={required}
            checked={size.value === chosen}
            onChoose={() => choose(size.value)}
            onAsk={(isAsked) => ask(isAsked ? size.value : undefined)}
            inputRef={size === first ? inputRef : undefined}
          />
        ))}
      </div>
      {error !== undefined && (
        <p css={style.wrong} id={`${id}error`} role="alert">
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
      {sizes.some(aboutSize) && (
        <p css={style.hint} aria-hidden="true">
          {spoken && aboutSize(spoken) && `${sizeIn(scale, spoken)}: ${aboutSize(spoken)}`}
        </p>
      )}
    </div>
  );
}
