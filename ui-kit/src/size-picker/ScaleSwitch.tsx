/** @jsxImportSource @emotion/react */
'use client';

import { useId } from 'react';
import { hidden } from '../hidden/index.ts';
import { scales as scalesStyle } from './size-picker-style.ts';
import { type SizeScale, scaleNames } from './size-words.ts';

interface ScaleSwitchProps {
  scales: readonly SizeScale[];
  scale: SizeScale;
  onScaleChange: (scale: SizeScale) => void;
}

/** EU, UK, US or centimetres: native radio buttons, so arrows and screen readers know them. */
export function ScaleSwitch({ scales, scale, onScaleChange }: ScaleSwitchProps) {
  const name = useId();
  return (
    <fieldset css={scalesStyle}>
      <legend css={hidden}>Шкала размеров</legend>
      {scales.map((one) => (
        <label key={one}>
          <input css={hidden} type="radio" name={name} form="" checked={one === scale} onChange={() => onScaleChange(one)} />
          <span>{scaleNames[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
