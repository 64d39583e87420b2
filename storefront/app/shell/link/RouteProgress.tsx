import { css, keyframes } from '@emotion/react';
import { Progress } from '@meet/ui-kit/progress';
import { useNavigation } from 'react-router';

const appear = keyframes({ to: { opacity: 1 } });
// Delayed, so that fast navigations show no progress bar.
const root = css({ position: 'fixed', zIndex: 9, inset: '0 0 auto', opacity: 0, animation: `${appear} 0s 150ms forwards` });

/** Progress bar of a navigation. */
export function RouteProgress() {
  const { state } = useNavigation();
  return state !== 'idle' && <Progress css={root} label="Загружаем страницу" hideLabel />;
}
