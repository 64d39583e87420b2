import { css } from '@emotion/react';
import { IconButton } from '@meet/ui-kit/icon-button';
import { color, font, media, radius, space } from '@meet/ui-kit/theme';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CheckoutPointFragment } from '../../../../platform/graphql/generated/graphql.ts';
import { useDarkTheme } from '../../../../platform/theme/use-dark-theme.ts';
import { describePoint } from '../point-text.rules.ts';
import { mapFrame } from './map-style.ts';
import type { MapsApi } from './maps-api.ts';
import { MarkerMap } from './marker-map.ts';

const markerStyle = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  transform: 'translate(-50%, -50%)',
} as const;
const dot = { borderRadius: radius('full'), border: `2px solid ${color('paper')}`, background: color('ink') };

const root = css(mapFrame, {
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  '& .map': { position: 'relative', overflow: 'hidden' },
  '& .point, & .group': markerStyle,
  '& .point::before': { ...dot, content: '""', width: 28, height: 28 },
  '& .point[aria-pressed=true]::before': { width: 36, height: 36, border: `11px solid ${color('ink')}`, background: color('paper') },
  '& .point[aria-pressed=true]': { filter: `drop-shadow(0 0 2px ${color('paper')})` },
  '& .group': { ...dot, color: color('paper'), font: font(600, 14) },
  [media.hover]: { '& .point:hover::before': { outline: `2px solid ${color('ink')}` } },
});

const zoom = css({
  position: 'absolute',
  zIndex: 1,
  top: space(2),
  right: space(2),
  display: 'grid',
  gap: space(1),
  '&& button': { width: 'var(--meet-target)', height: 'var(--meet-target)', background: color('paper') },
});

/** What is known of the chosen point, which a marker has no room for. Beside the map, so that no marker is behind it. */
const caption = css({
  padding: `${space(2)} ${space(3)}`,
  borderTop: `1px solid ${color('line')}`,
  font: font(400, 14),
  color: color('muted'),
  '& > b': { display: 'block', fontWeight: 500, color: color('ink') },
});

interface PointMapProps {
  api: MapsApi;
  /** Points to show, of which the chosen one may have been left out by the filter. */
  points: readonly CheckoutPointFragment[];
  /** Where the map opens if there are no points. */
  allPoints: readonly CheckoutPointFragment[];
  chosenCode: string;
  onChoose: (code: string) => void;
  onFail: () => void;
}

/** A map of pickup points beside their list, which offers the same and more. */
export function PointMap({ api, points, allPoints, chosenCode, onChoose, onFail }: PointMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const markerMap = useRef<MarkerMap>(null);
  const pressedCode = useRef(chosenCode);
  const theme = useDarkTheme() ? 'dark' : 'light';
  const createMap = useEffectEvent((element: HTMLElement) => {
    const choose = (code: string) => {
      pressedCode.current = code;
      reportChoice(code);
    };
    try {
      markerMap.current = new MarkerMap(api, element, { theme, points: points.length > 0 ? points : allPoints, onChoose: choose });
    } catch {
      onFail();
    }
  });
  const reportChoice = useEffectEvent((code: string) => onChoose(code));
  useEffect(() => {
    if (container.current) createMap(container.current);
    return () => {
      markerMap.current?.destroy();
      markerMap.current = null;
    };
  }, []);
  const codes = points.map(({ code }) => code).join(' ');
  const showPoints = useEffectEvent(() => markerMap.current?.show(points));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changes with the codes
  useEffect(() => showPoints(), [codes]);
  useEffect(() => {
    markerMap.current?.select(chosenCode);
    // A point that was pressed on the map is in sight.
    if (chosenCode !== pressedCode.current) markerMap.current?.moveTo(chosenCode);
    pressedCode.current = chosenCode;
  }, [chosenCode]);
  useEffect(() => markerMap.current?.setTheme(theme), [theme]);
  const chosenPoint = points.find(({ code }) => code === chosenCode);
  return (
    <section css={root} aria-label="Карта пунктов выдачи">
      <div ref={container} className="map" />
      <div css={zoom}>
        <IconButton variant="line" size="small" icon="plus" label="Приблизить карту" onClick={() => markerMap.current?.changeZoom(1)} />
        <IconButton variant="line" size="small" icon="minus" label="Отдалить карту" onClick={() => markerMap.current?.changeZoom(-1)} />
      </div>
      {chosenPoint && (
        <p css={caption}>
          <b>{chosenPoint.address}</b> {describePoint(chosenPoint)}
        </p>
      )}
    </section>
  );
}
