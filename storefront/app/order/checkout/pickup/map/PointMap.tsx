import { css } from '@emotion/react';
import { IconButton } from '@meet/ui-kit/icon-button';
import { color, font, media, radius, space } from '@meet/ui-kit/theme';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CheckoutPointFragment } from '../../../../platform/graphql/generated/graphql.ts';
import { useDarkTheme } from '../../../../platform/theme/use-dark-theme.ts';
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
  display: 'flex',
  flexDirection: 'column',
  '& .map': { position: 'relative', overflow: 'hidden', flex: 1 },
  '& .point, & .group': markerStyle,
  '& .point::before': { ...dot, content: '""', width: 28, height: 28 },
  // The chosen point is a dot in a ring, which cannot be mistaken for a number of points.
  '& .point[aria-pressed=true]::before': { width: 32, height: 32, outline: `2px solid ${color('ink')}`, outlineOffset: 2 },
  '& .group': { ...dot, color: color('paper'), font: font(600, 14) },
  '& .point > span': {
    display: 'none',
    position: 'absolute',
    bottom: 'calc(100% + 2px)',
    padding: `2px ${space(2)}`,
    borderRadius: radius('control'),
    background: color('ink'),
    color: color('paper'),
    font: font(500, 14),
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  [media.tablet]: { '& .point > span': { display: 'block' } },
  [media.hover]: { '& .point:hover::before': { outline: `2px solid ${color('ink')}` } },
});

/** The caption is below the map. Within the map, a phone would cut it off, and it would cover other points. */
const caption = css({
  [media.tablet]: { display: 'none' },
  padding: `${space(2)} ${space(3)}`,
  borderTop: `1px solid ${color('line')}`,
  font: font(500, 14),
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

interface PointMapProps {
  api: MapsApi;
  /** Points to show. The chosen point may be among them although the filter excludes it. */
  points: readonly CheckoutPointFragment[];
  /** Points that determine the initial section of the map if there are no points to show. */
  allPoints: readonly CheckoutPointFragment[];
  chosenCode: string;
  onChoose: (code: string) => void;
  onFail: () => void;
}

/** A map of pickup points beside their list. Everything on the map is also in the list. */
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
  const chosenPoint = points.find(({ code }) => code === chosenCode);
  const codes = points.map(({ code }) => code).join(' ');
  const showPoints = useEffectEvent(() => markerMap.current?.show(points));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the displayed points change only with their codes
  useEffect(() => showPoints(), [codes]);
  useEffect(() => {
    markerMap.current?.select(chosenCode);
    // A point that was pressed on the map is already visible.
    if (chosenCode !== pressedCode.current) markerMap.current?.moveTo(chosenCode);
    pressedCode.current = chosenCode;
  }, [chosenCode]);
  useEffect(() => markerMap.current?.setTheme(theme), [theme]);
  return (
    <section css={root} aria-label="Карта пунктов выдачи">
      <div ref={container} className="map" />
      {chosenPoint && <p css={caption}>Выбран: {chosenPoint.address}</p>}
      <div css={zoom}>
        <IconButton variant="line" size="small" icon="plus" label="Приблизить карту" onClick={() => markerMap.current?.changeZoom(1)} />
        <IconButton variant="line" size="small" icon="minus" label="Отдалить карту" onClick={() => markerMap.current?.changeZoom(-1)} />
      </div>
    </section>
  );
}
