/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { hidden } from '../hidden/index.ts';
import { formatLeft, secondsLeft, spokenLeft } from './time-left.ts';

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The moment it counts to: a date, or milliseconds since 1970. */
  until: Date | number;
  /**
   * The moment of rendering: the server and the first render of the browser show the same by it, and the clock takes over after.
   * Without it an em dash stands until then.
   */
  now?: Date | number | undefined;
  /** Runs once when the moment has come, also if it had come already. */
  onEnd?: (() => void) | undefined;
}

const figures = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** Seconds left by the clock, from the first effect on; every tick is asked for anew, so a sleeping tab comes back true. */
function useSecondsLeft(until: number, now: number | undefined): number | null {
  const [left, setLeft] = useState(now === undefined ? null : secondsLeft(until, now));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const present = Date.now();
      setLeft(secondsLeft(until, present));
      if (present < until) timer = setTimeout(tick, (until - present) % 1000 || 1000);
    };
    timer = setTimeout(tick);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [until]);
  return left;
}

/** Time left as m:ss, every second, by an absolute moment. A screen reader is told at a few marks only. */
export function Countdown({ until, now, onEnd, ...span }: CountdownProps) {
  const moment = Number(until);
  const left = useSecondsLeft(moment, now === undefined ? undefined : Number(now));
  const ended = useRef<number | null>(null);
  useEffect(() => {
    // The first render may still show the server's moment: only the clock ends it.
    if (left !== 0 || ended.current === moment || Date.now() < moment) return;
    ended.current = moment;
    onEnd?.();
  }, [left, moment, onEnd]);
  return (
    <span css={figures} {...span}>
      <span role="timer">{left === null ? '—' : formatLeft(left)}</span>
      <span css={hidden} aria-live="polite">
        {left === null ? '' : spokenLeft(left)}
      </span>
    </span>
  );
}
