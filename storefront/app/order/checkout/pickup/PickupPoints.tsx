import { Button } from '@meet/ui-kit/button';
import { Skeleton } from '@meet/ui-kit/skeleton';
import { useEffect, useEffectEvent } from 'react';
import type { CheckoutPointFragment } from '../../../platform/graphql/generated/graphql.ts';
import { note } from '../checkout-style.ts';
import { PointList } from './PointList.tsx';
import type { CityPoints } from './point-list.rules.ts';
import { usePoints } from './use-points.ts';

export interface PickupPointsProps {
  cityId: string;
  /** Points that came with the page. */
  initial: CityPoints | null;
  /** Key of the map; null if there is none. */
  mapsKey: string | null;
  chosen: string;
  error: string | undefined;
  /** `point` is undefined if the chosen one is not there any more. */
  onChoose: (code: string, point: CheckoutPointFragment | undefined) => void;
  /** Called if the city has no pickup points. */
  onNone: () => void;
  /** Called when a point of the list is chosen, after which the list may close. */
  onSettle: () => void;
}

/** The list of a city's pickup points. Clears the chosen point if the city has no such point any more. */
export function PickupPoints({ cityId, initial, chosen, onChoose, onNone, ...rest }: PickupPointsProps) {
  const { state, points, areAll, again } = usePoints(cityId, initial);
  const isChosenMissing = areAll && chosen !== '' && !points.some(({ code }) => code === chosen);
  useEffect(() => {
    if (isChosenMissing) onChoose('', undefined);
  }, [isChosenMissing, onChoose]);
  const isNone = state === 'ready' && areAll && points.length === 0;
  const handleNone = useEffectEvent(onNone);
  useEffect(() => {
    if (isNone) handleNone();
  }, [isNone]);
  if (state === 'loading') return <Skeleton shape="line" lines={6} label="Ищем пункты выдачи" />;
  if (state === 'failed') {
    return (
      <div role="alert">
        <p>Пункты выдачи не&nbsp;загрузились</p>
        <Button variant="text" size="small" onClick={again}>
          Загрузить ещё раз
        </Button>
      </div>
    );
  }
  if (points.length === 0) {
    return (
      <p role="status" css={note}>
        В&nbsp;этом городе пунктов выдачи пока нет. Заказ привезёт курьер.
      </p>
    );
  }
  const choose = (code: string) =>
    onChoose(
      code,
      points.find((point) => point.code === code),
    );
  return <PointList {...rest} points={points} chosen={chosen} onChoose={choose} />;
}
