/** @jsxImportSource @emotion/react */
'use client';

import { css, keyframes } from '@emotion/react';
import type { ComponentProps } from 'react';
import { formatPercent } from '../internal/percent-format.ts';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { useLocale } from '../locale/locale-context.ts';
import { font, media, motion, role, space } from '../theme/index.ts';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is in progress: «Загружаем фотографии». */
  label: string;
  /**
   * Hides the label and the value visually; screen readers still announce them. Use it only where nearby text already says both.
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** Current value, between 0 and `max`; less is empty, more is full. If omitted, the bar is indeterminate. */
  value?: number | undefined;
  /**
   * Value at completion. With 0 or less the bar is indeterminate.
   * @default 100
   */
  max?: number | undefined;
  /** Text displayed and announced instead of a percentage: «3 из 5». */
  valueText?: string | undefined;
}

const head = css({ display: 'flex', justifyContent: 'space-between', gap: space(4), marginBottom: space(2), font: font(400, 14) });
const valueLabelStyle = css({ flex: 'none', maxWidth: '60%', color: role('muted') });
const track = css({ height: 2, background: role('border'), overflow: 'hidden', [forcedColors]: { outline: '1px solid' } });
const bar = css({
  width: '100%',
  height: '100%',
  background: role('action'),
  transformOrigin: '0 0',
  transition: `transform ${motion('slow')} ${motion('ease')}`,
  [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' },
});
const slideAcross = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });
const indeterminateBar = css({
  width: '40%',
  animation: `${slideAcross} 1.4s ease-in-out infinite`,
  [media.reducedMotion]: { width: '100%', opacity: 0.5, animation: 'none' },
});

/** Shows how far an operation of more than two seconds has come, or that it continues. For content that is loading take `Skeleton`. */
export function Progress({ label, hideLabel = false, value, max = 100, valueText, ...divProps }: ProgressProps) {
  const locale = useLocale();
  const share = value === undefined || max <= 0 ? undefined : Math.min(Math.max(value / max, 0), 1);
  const percent = share === undefined ? undefined : Math.round(share * 100);
  const valueLabel = valueText ?? (percent === undefined ? undefined : formatPercent(percent, locale));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={percent === undefined ? undefined : 0}
      aria-valuemax={percent === undefined ? undefined : 100}
      aria-valuenow={percent}
      aria-valuetext={valueLabel}
      {...divProps}
    >
      {!hideLabel && (
        <div css={head} aria-hidden="true">
          <span>{label}</span>
          <span css={valueLabelStyle}>{valueLabel}</span>
        </div>
      )}
      <div css={track}>
        <div
          css={[bar, share === undefined && indeterminateBar]}
          style={share === undefined ? undefined : { transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
