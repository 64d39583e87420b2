/** @jsxImportSource @emotion/react */
'use client';

import { scales as scalesStyle } from './size-picker-style.ts';
import { type SizeScale, scaleNames } from './size-words.ts';

interface ScaleSwitchProps {
  scales: readonly SizeScale[];
  scale: SizeScale;
  onScaleChange: (scale: SizeScale) => void;
}

/** Switches between EU, UK, US and centimetres. Plain buttons, so that a surrounding form does not submit the choice. */
export function ScaleSwitch({ scales, scale, onScaleChange }: ScaleSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a field of the form
    <div css={scalesStyle} role="group" aria-label="Шкала размеров">
      {scales.map((one) => (
        <button key={one} type="button" aria-pressed={one === scale} onClick={() => onScaleChange(one)}>
          <span>{scaleNames[one]}</span>
        </button>
      ))}
    </div>
  );
}
