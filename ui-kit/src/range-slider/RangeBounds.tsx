/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { NumberBox } from '../internal/NumberBox.tsx';
import { fill } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import { space } from '../theme/index.ts';
import { endNames, type Range } from './range.ts';
import { rangeSliderTexts } from './range-slider-texts.ts';

interface RangeBoundsProps {
  label: string;
  unit?: string | undefined;
  names?: readonly [from: string, to: string] | undefined;
  disabled?: boolean | undefined;
  error?: string | undefined;
  range: Range;
  describedBy?: string | undefined;
  onCommit: (end: 0 | 1, value: number | null) => void;
}

const fields = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) });

/** Both bounds of a range as number fields. */
export function RangeBounds({ label, unit, names, disabled = false, error, range, describedBy, onCommit }: RangeBoundsProps) {
  const texts = useTexts('rangeSlider', rangeSliderTexts);
  return (
    <div css={fields}>
      {([0, 1] as const).map((end) => (
        <NumberBox
          key={end}
          label={`${fill(texts[endNames[end]], { label })}${unit === undefined ? '' : `, ${unit}`}`}
          value={range[end]}
          name={names?.[end]}
          disabled={disabled}
          describedBy={describedBy}
          invalid={Boolean(error)}
          onCommit={(value) => onCommit(end, value)}
        />
      ))}
    </div>
  );
}
