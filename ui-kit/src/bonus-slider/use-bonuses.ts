'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { chooseStart, scaled } from './bonus-slider.rules.ts';

interface Bonuses {
  available: number;
  value: number | null | undefined;
  onValueChange: ((bonuses: number) => void) | undefined;
}

/** The number being chosen. It follows the confirmed value and the number of available bonuses. */
export function useBonuses({ available, value, onValueChange }: Bonuses) {
  const [state, setState] = useState({ bonuses: chooseStart(available, value), available, value });
  if (state.value !== value) setState({ bonuses: chooseStart(available, value), available, value });
  else if (state.available !== available) {
    setState({ bonuses: scaled(state.bonuses, { from: state.available, to: available }), available, value });
  }
  // Enter in the number field chooses and submits in one go, before the next render.
  const latest = useRef(state.bonuses);
  useLayoutEffect(() => {
    latest.current = state.bonuses;
  }, [state.bonuses]);
  const choose = (bonuses: number) => {
    latest.current = bonuses;
    setState({ bonuses, available, value });
    onValueChange?.(bonuses);
  };
  return { bonuses: state.bonuses, latest, choose };
}
