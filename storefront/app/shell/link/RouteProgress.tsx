import { css, keyframes } from '@emotion/react';
import { Progress } from '@meet/ui-kit/progress';
import { useNavigation } from 'react-router';

const appear = keyframes({ to: { opacity: 1 } });
// A page that comes at once needs no sign that it is on its way.
const root = css({ position: 'fixed', zIndex: 9, inset: '0 0 auto', opacity: 0, animation: `${appear} 0s 150ms forwards` });

/** Says that the next page is on its way. */
export function RouteProgress() {
  const { state } = useNavigation();
  return state !== 'idle' && <Progress css={root} label="Загружаем страницу" hideLabel />;
}
