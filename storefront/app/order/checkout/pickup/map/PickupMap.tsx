import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Skeleton } from '@meet/ui-kit/skeleton';
import { color, font, space } from '@meet/ui-kit/theme';
import type { CheckoutPointFragment } from '../../../../platform/graphql/generated/graphql.ts';
import { phones } from '../../../../platform/theme/layout-style.ts';
import { failure } from '../../checkout-style.ts';
import { addChosenPoint } from '../point-list.rules.ts';
import { mapFrame } from './map-style.ts';
import { useMaps } from './use-maps.ts';

const root = css({
  display: 'grid',
  gap: space(3),
  justifyItems: 'start',
  '&[hidden]': { display: 'none' },
  '& > :not(button)': { width: '100%' },
  // The button lies over a corner of the map and takes no height above the list.
  position: 'relative',
  // On phones the map extends to the edges of the screen.
  [phones]: { '&[data-map]': { marginInline: `calc(-1 * (var(--meet-gutter) + ${space(8)})) calc(-1 * var(--meet-gutter))` } },
  '&[data-map] > button': { position: 'absolute', zIndex: 1, top: space(2), left: space(2), background: color('paper') },
});
const skeletonStyle = css(mapFrame, {
  border: 0,
  overflow: 'hidden',
  position: 'relative',
  '& > p': { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', font: font(400, 14), color: color('muted') },
});

interface PickupMapProps {
  mapsKey: string;
  filteredPoints: readonly CheckoutPointFragment[];
  /** All points of the city. There is at least one. */
  allPoints: readonly CheckoutPointFragment[];
  chosenCode: string;
  onChoose: (code: string) => void;
}

/** Offers a map of the points. Nothing is requested from its provider before the button is pressed. */
export function PickupMap({ mapsKey, filteredPoints, allPoints, chosenCode, onChoose }: PickupMapProps) {
  const { maps, open, close, fail } = useMaps(mapsKey);
  const isOpen = maps.state !== 'closed';
  const hasMapArea = maps.state === 'loading' || maps.state === 'shown';
  return (
    // If no point passes the filter, the map is hidden and keeps its state; the list displays the message.
    <div css={root} hidden={filteredPoints.length === 0} data-map={hasMapArea && filteredPoints.length > 0 ? '' : undefined}>
      {maps.state !== 'failed' && (
        <Button variant="line" size="small" onClick={isOpen ? close : open}>
          {isOpen ? 'Скрыть карту' : 'На\u00a0карте'}
        </Button>
      )}
      {maps.state === 'loading' && (
        <div css={skeletonStyle}>
          <Skeleton height={400} />
          <p role="status">Открываем карту</p>
        </div>
      )}
      {maps.state === 'failed' && (
        <div css={failure} role="alert">
          <p>
            <b>Карта не&nbsp;открылась</b>
            <br />
            В&nbsp;списке есть всё: адреса, часы и&nbsp;расстояние.
          </p>
          <Button variant="line" size="small" onClick={open}>
            Открыть карту снова
          </Button>
        </div>
      )}
      {maps.state === 'shown' && (
        <maps.MapComponent
          api={maps.api}
          points={addChosenPoint(filteredPoints, allPoints, chosenCode)}
          allPoints={allPoints}
          chosenCode={chosenCode}
          onChoose={onChoose}
          onFail={fail}
        />
      )}
    </div>
  );
}
