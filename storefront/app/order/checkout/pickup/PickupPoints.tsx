import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Skeleton } from '@meet/ui-kit/skeleton';
import { color, media, space } from '@meet/ui-kit/theme';
import { useEffect, useEffectEvent } from 'react';
import type { CheckoutPointFragment } from '../../../platform/graphql/generated/graphql.ts';
import { failure, note } from '../checkout-style.ts';
import { PointList } from './PointList.tsx';
import type { CityPoints } from './point-list.rules.ts';
import { usePoints } from './use-points.ts';

export interface PickupPointsProps {
  cityId: string;
  /** Points that came with the page; null if it came with none. */
  initial: CityPoints | null;
  /** API key of the map; null if the shop has no map. */
  mapsKey: string | null;
  chosenCode: string;
  error: string | undefined;
  /** `point` is undefined if the chosen point no longer exists. */
  onChoose: (code: string, point: CheckoutPointFragment | undefined) => void;
  /** Called if the city has no pickup points. */
  onNoPoints: () => void;
  /** Called when a point of the list is chosen, after which the list may close. */
  onChooseInList: () => void;
}

const skeletonStyle = css({
  // On the background of the chosen method, the usual colour would be invisible.
  '--meet-tile': color('line'),
  // The search and the filters are above the points; on phones and tablets they are folded to one line.
  '& > :first-child': {
    height: 44,
    '& > :not(:first-child)': { display: 'none' },
    [media.desktop]: { height: 172, '& > :not(:first-child)': { display: 'block', marginTop: space(5) } },
    '& > :nth-child(2)': { marginTop: space(2) },
  },
  '& > :not(:first-child)': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) 48px',
    columnGap: space(3),
    // Height of an address and of opening hours in two lines on a phone.
    minHeight: 91,
    [media.tablet]: { minHeight: 79 },
    paddingBlock: space(4),
    borderTop: `1px solid ${color('line')}`,
  },
});

/** Placeholders in the layout of the list. */
const PointsSkeleton = () => (
  <div css={skeletonStyle}>
    <div>
      <p css={note} role="status">
        Ищем пункты выдачи
      </p>
      <Skeleton height={48} />
      <Skeleton shape="line" width="45%" />
      <Skeleton shape="line" width="35%" />
    </div>
    {[0, 1, 2].map((row) => (
      <div key={row}>
        <Skeleton shape="circle" width={20} />
        <div>
          <Skeleton shape="line" width="60%" />
          <Skeleton shape="line" width="90%" />
        </div>
        <Skeleton shape="line" />
      </div>
    ))}
  </div>
);

/** The list of a city's pickup points. Clears the chosen point if the city has no such point any more. */
export function PickupPoints({ cityId, initial, chosenCode, onChoose, onNoPoints, ...listProps }: PickupPointsProps) {
  const { state, points, isComplete, retry } = usePoints(cityId, initial);
  const isChosenPointMissing = isComplete && chosenCode !== '' && !points.some(({ code }) => code === chosenCode);
  useEffect(() => {
    if (isChosenPointMissing) onChoose('', undefined);
  }, [isChosenPointMissing, onChoose]);
  const hasNoPoints = state === 'ready' && isComplete && points.length === 0;
  const handleNoPoints = useEffectEvent(onNoPoints);
  useEffect(() => {
    if (hasNoPoints) handleNoPoints();
  }, [hasNoPoints]);
  if (state === 'loading') return <PointsSkeleton />;
  if (state === 'failed') {
    return (
      <div css={failure} role="alert">
        <p>
          <b>Пункты выдачи не&nbsp;загрузились</b>
          <br />
          Попробуйте ещё раз через минуту или&nbsp;выберите курьера.
        </p>
        <Button variant="line" size="small" onClick={retry}>
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
  return <PointList {...listProps} points={points} chosenCode={chosenCode} onChoose={choose} />;
}
