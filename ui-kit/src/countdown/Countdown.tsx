/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { hidden } from '../hidden/index.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { countdownTexts } from './countdown-texts.ts';
import { announceRemaining, countRemainingSeconds, formatRemaining } from './remaining-time.ts';

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * Time to count down to: a date or Unix milliseconds. The clock of the device may be wrong, so the server has to decide what comes too
   * late.
   */
  until: Date | number;
  /**
   * Time of rendering, which the server sends with the page, so that its markup and the first client render agree. After hydration the
   * device's clock is used. If omitted, an em dash is shown until hydration.
   */
  now?: Date | number | undefined;
  /** Called once when the countdown reaches zero, or on mount if the time has already passed. */
  onEnd?: (() => void) | undefined;
}

const figures = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/**
 * Seconds left: by `now` in the first render, then by the device's clock. Each tick reads the clock, so a tab that was asleep shows the
 * right time.
 */
function useRemainingSeconds(until: number, now: number | undefined): number | null {
  const [remainingSeconds, setRemainingSeconds] = useState(now === undefined ? null : countRemainingSeconds(until, now));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const updateSeconds = () => {
      clearTimeout(timer);
      const currentTime = Date.now();
      setRemainingSeconds(countRemainingSeconds(until, currentTime));
      if (currentTime < until) timer = setTimeout(updateSeconds, (until - currentTime) % 1000 || 1000);
    };
    timer = setTimeout(updateSeconds);
    document.addEventListener('visibilitychange', updateSeconds);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', updateSeconds);
    };
  }, [until]);
  return remainingSeconds;
}

/** Time that is left, as m:ss, inside a sentence: to pay, or until a new code. From an hour on write the time of day. */
export function Countdown({ until, now, onEnd, ...spanProps }: CountdownProps) {
  const endTime = Number(until);
  const locale = useLocale();
  const texts = useTexts('countdown', countdownTexts);
  const remainingSeconds = useRemainingSeconds(endTime, now === undefined ? undefined : Number(now));
  const reportedEndTime = useRef<number | null>(null);
  useEffect(() => {
    // The first render may still use the server's time, so the device's clock decides when the countdown has ended.
    if (remainingSeconds !== 0 || reportedEndTime.current === endTime || Date.now() < endTime) return;
    reportedEndTime.current = endTime;
    onEnd?.();
  }, [remainingSeconds, endTime, onEnd]);
  return (
    <span css={figures} {...spanProps}>
      <span role="timer">{remainingSeconds === null ? '—' : formatRemaining(remainingSeconds)}</span>
      <span css={hidden} aria-live="polite">
        {remainingSeconds === null ? '' : announceRemaining(remainingSeconds, texts, locale)}
      </span>
    </span>
  );
}
