/** @jsxImportSource @emotion/react */
'use client';

import { scales as scalesStyle } from './size-picker-style.ts';
import { type SizeScale, scaleNames } from './size-words.ts';

interface ScaleSwitchProps {
  scales: readonly SizeScale[];
  scale: SizeScale;
  onScaleChange: (scale: SizeScale) => void;
}

/** EU, UK, US or centimetres. Buttons and no radio buttons: a form that stands around must not send them. */
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
