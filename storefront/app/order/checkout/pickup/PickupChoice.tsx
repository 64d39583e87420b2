import { css } from '@emotion/react';
import { font, space } from '@meet/ui-kit/theme';
import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import type { CheckoutPointFragment } from '../../../platform/graphql/generated/graphql.ts';
import { hydrateLater } from '../../../platform/lazy/hydrate-later.tsx';
import { lazyPart } from '../../../platform/lazy/lazy-part.ts';
import { useHydrated } from '../../../platform/lazy/use-hydrated.ts';
import { note } from '../checkout-style.ts';
import type { PickupPointsProps } from './PickupPoints.tsx';
import { describePoint } from './point-text.rules.ts';

const PickupPoints = lazyPart(async () => (await import('./PickupPoints.tsx')).PickupPoints);
const PointCards = hydrateLater(async () => (await import('./PointCards.tsx')).PointCards);

const root = css({ display: 'grid', gap: space(2), scrollMarginTop: space(8) });
/** A point inside the chosen method has no background of its own, because it would look like another method. */
const card = css({ font: font(500, 14), overflowWrap: 'anywhere' });
/**
 * The control that closes the list is at the end of the list, near the point that the shopper has chosen. A short list needs no such
 * control.
 */
const disclosure = css({
  '&[open]': { display: 'flex', flexDirection: 'column', '& > summary': { order: 1 } },
  '&[open]:not(:has(label:nth-of-type(4))) > summary:not(:focus)': { display: 'none' },
});
const toggle = css({
  width: 'fit-content',
  paddingBlock: space(3),
  font: font(400, 14),
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&[hidden]': { display: 'none' },
});

/**
 * Whether the list is open. After a choice it closes and displays only the chosen point, because on a phone the list is several screens
 * long. Arrow keys choose each point that they pass, so after an arrow key the list stays open until the focus leaves it.
 */
function useListDisclosure(hasChoice: boolean) {
  const [isOpen, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const [timesClosed, setTimesClosed] = useState(0);
  const lastInput = useRef<'pointer' | 'tab' | 'key'>('key');
  useEffect(() => {
    if (timesClosed === 0) return;
    container.current?.querySelector('summary')?.focus({ preventScroll: true });
    container.current?.scrollIntoView({ block: 'nearest' });
  }, [timesClosed]);
  const closeAfterChoice = () => {
    if (lastInput.current !== 'pointer') return;
    setOpen(false);
    setTimesClosed((times) => times + 1);
  };
  const listeners = {
    onPointerDown: () => {
      lastInput.current = 'pointer';
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      lastInput.current = key === 'Tab' ? 'tab' : 'key';
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (hasChoice && lastInput.current === 'tab' && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
    },
  };
  return { container, isOpen, setOpen, closeAfterChoice, listeners };
}

interface PickupChoiceProps extends Omit<PickupPointsProps, 'onChoose' | 'onChooseInList'> {
  /** The chosen point, if the visible sum includes its delivery. */
  quotedPoint: CheckoutPointFragment | null;
  /** The point that was chosen last. The visible sum may not include its delivery yet. */
  lastChosenPoint: CheckoutPointFragment | undefined;
  onChoose: (code: string, point?: CheckoutPointFragment) => void;
}

const ChosenPoint = ({ point }: { point: CheckoutPointFragment }) => (
  <div css={card}>
    <p>{point.address}</p>
    <p css={note}>{describePoint(point)}</p>
  </div>
);

/** Choice of a pickup point. Without JavaScript it lists the points that came with the page, which are in the submitted city. */
export function PickupChoice({ quotedPoint, lastChosenPoint, onChoose, ...props }: PickupChoiceProps) {
  const { cityId, initial, chosenCode, error } = props;
  const isHydrated = useHydrated();
  const point = [lastChosenPoint, quotedPoint, ...(initial?.points ?? [])].find((candidate) => candidate?.code === chosenCode);
  const list = useListDisclosure(chosenCode !== '');
  const isOpen = list.isOpen || !point || error !== undefined;
  const chooseFromList = (code: string, foundPoint: CheckoutPointFragment | undefined) => {
    list.setOpen(true);
    onChoose(code, foundPoint);
  };
  const staticList = initial && initial.points.length > 0 && <PointCards {...props} points={initial.points} onChoose={onChoose} />;
  if (isHydrated ? cityId === '' : !staticList)
    return <p css={note}>{isHydrated ? 'Сначала выберите город.' : 'Напишите город, и\u00a0мы покажем пункты выдачи.'}</p>;
  return (
    <div css={root} ref={list.container}>
      {point && !isOpen && <ChosenPoint point={point} />}
      <details css={disclosure} open={isOpen} {...list.listeners}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself */}
        <summary
          css={toggle}
          hidden={!point || error !== undefined}
          onClick={(event) => {
            event.preventDefault();
            list.setOpen(!isOpen);
          }}
        >
          {isOpen ? 'Свернуть список' : 'Другой пункт'}
        </summary>
        {isHydrated
          ? isOpen && (
              <Suspense fallback={staticList}>
                <PickupPoints key={cityId} {...props} onChoose={chooseFromList} onChooseInList={list.closeAfterChoice} />
              </Suspense>
            )
          : staticList}
      </details>
    </div>
  );
}
