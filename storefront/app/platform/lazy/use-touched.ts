import { useEffect, useState } from 'react';
import { onFirstTouch } from './first-touch.ts';

/** Whether the shopper has moved the pointer, touched the screen or pressed a key since the page was opened. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => onFirstTouch(() => setTouched(true)), []);
  return isTouched;
}
