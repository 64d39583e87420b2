import { css } from '@emotion/react';
import { color, font, space } from '@meet/ui-kit/theme';
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
const card = css({ padding: space(4), background: color('surface'), font: font(400, 14), overflowWrap: 'anywhere' });
const muted = css({ color: color('muted') });
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
 * Whether the list is open. It closes to the chosen point, because on a phone it is several screens long. Arrow keys choose each point that
 * they pass, so for them it stays open until the focus leaves.
 */
function useOpenList(isChosen: boolean) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const [timesClosed, setTimesClosed] = useState(0);
  const lastInput = useRef<'pointer' | 'tab' | 'key'>('key');
  useEffect(() => {
    if (timesClosed === 0) return;
    frame.current?.querySelector('summary')?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [timesClosed]);
  const closeChoice = () => {
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
      if (isChosen && lastInput.current === 'tab' && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
    },
  };
  return { frame, isOpen, setOpen, settle: closeChoice, listeners };
}

interface PickupChoiceProps extends Omit<PickupPointsProps, 'onChoose' | 'onSettle'> {
  /** The chosen point, if the sum is for it. */
  quoted: CheckoutPointFragment | null;
  /** The point that was chosen last, which the sum may not be for yet. */
  last: CheckoutPointFragment | undefined;
  onChoose: (code: string, point?: CheckoutPointFragment) => void;
}

const ChosenPoint = ({ point }: { point: CheckoutPointFragment }) => (
  <div css={card}>
    <p>
      <b>{point.address}</b>
    </p>
    <p css={muted}>{describePoint(point)}</p>
  </div>
);

/** Choice of a pickup point. Without JavaScript it lists the points that came with the page, which are those of a submitted city. */
export function PickupChoice({ quoted, last, onChoose, ...props }: PickupChoiceProps) {
  const { cityId, initial, chosen, error } = props;
  const isHydrated = useHydrated();
  const point = [last, quoted, ...(initial?.points ?? [])].find((one) => one?.code === chosen);
  const list = useOpenList(chosen !== '');
  const isOpen = list.isOpen || !point || error !== undefined;
  const choose = (code: string, foundPoint: CheckoutPointFragment | undefined) => {
    list.setOpen(true);
    onChoose(code, foundPoint);
  };
  const plain = initial && initial.points.length > 0 && <PointCards {...props} points={initial.points} onChoose={onChoose} />;
  if (isHydrated ? cityId === '' : !plain)
    return <p css={note}>{isHydrated ? 'Сначала выберите город.' : 'Напишите город, и\u00a0мы покажем пункты выдачи.'}</p>;
  return (
    <div css={root} ref={list.frame}>
      {point && !isOpen && <ChosenPoint point={point} />}
      <details open={isOpen} {...list.listeners}>
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
              <Suspense fallback={plain}>
                <PickupPoints key={cityId} {...props} onChoose={choose} onSettle={list.settle} />
              </Suspense>
            )
          : plain}
      </details>
    </div>
  );
}
