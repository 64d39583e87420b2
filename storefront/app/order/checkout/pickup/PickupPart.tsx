import { Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy/lazy-part.ts';
import { onlyWhenVisible } from '../../../platform/lazy/served-part.tsx';
import { useHydrated } from '../../../platform/lazy/use-hydrated.ts';
import { note } from '../checkout-style.ts';
import type { PickupPointsProps } from './PickupPoints.tsx';

const PickupPoints = lazyPart(async () => (await import('./PickupPoints.tsx')).PickupPoints);

const PointCards = onlyWhenVisible(async () => (await import('./PointCards.tsx')).PointCards);

/** Choice of a pickup point. Without JavaScript it lists the points that came with the page, which are those of a submitted city. */
export function PickupPart(props: PickupPointsProps) {
  const { cityId, initial } = props;
  const isHydrated = useHydrated();
  const plain = initial && initial.points.length > 0 && <PointCards {...props} points={initial.points} />;
  if (!isHydrated) return plain || <p css={note}>Напишите город, и&nbsp;мы покажем пункты выдачи.</p>;
  if (cityId === '') return <p css={note}>Сначала выберите город.</p>;
  return (
    <Suspense fallback={plain}>
      <PickupPoints key={cityId} {...props} />
    </Suspense>
  );
}
