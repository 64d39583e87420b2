import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Checkbox } from '@meet/ui-kit/checkbox';
import { plural } from '@meet/ui-kit/plural';
import { TextField } from '@meet/ui-kit/text-field';
import { breakpoints, font } from '@meet/ui-kit/theme';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { CheckoutPointFragment } from '../../../platform/graphql/generated/graphql.ts';
import { actions, formFields, narrowColumn, note } from '../checkout-style.ts';
import { NarrowFold } from '../form/Fold.tsx';
import { PickupMap } from './map/PickupMap.tsx';
import { describeNextOpening } from './opening-hours.rules.ts';
import { PointCards } from './PointCards.tsx';
import { addChosenPoint, filterPoints, noFilter, type PointFilter } from './point-list.rules.ts';
import { pointForms } from './point-text.rules.ts';

/** Number of points displayed at first. A phone has room for fewer points. The list begins with the points nearest to the centre. */
const getFirstCount = () => (matchMedia(`(min-width: ${breakpoints.tablet}px)`).matches ? 5 : 3);
/** Points that each press of «Показать ещё» adds. */
const pageSize = 20;

/** While the search is folded, the folded line already states the number of points, so the separate text is hidden. */
const searchLine = css({
  '& ::-webkit-search-cancel-button': { appearance: 'none' },
  [narrowColumn]: {
    '& > [data-fold]:has(> details:not([open])) ~ p': { display: 'none' },
    // The link that unfolds the search is beside the text, on the same line.
    '& > [data-fold] summary': { paddingInlineEnd: 128, font: font(400, 14) },
  },
});

const emptyResult = css({ font: font(400, 16) });

/** Says that no point passes the filter: «По запросу «арбат» пунктов с примеркой нет». */
function describeEmptyResult({ query, fittingRoom, isOpenNow }: PointFilter): string {
  const features = [isOpenNow && 'открытых сейчас', 'пунктов', fittingRoom && 'с\u00a0примеркой'].filter(Boolean).join(' ');
  const text = `${query.trim() && `по\u00a0запросу «${query.trim()}» `}${features} нет`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Says how many points there are: «12 пунктов СДЭК, расстояние от центра». All points belong to this carrier. */
const describePoints = (count: number) => `${plural(count, pointForms)} СДЭК${count > 1 ? ', расстояние от\u00a0центра' : ''}`;

/** Names the search or filters that exclude every point: «Сбросить поиск», «Сбросить фильтры», «Сбросить поиск и фильтры». */
function describeReset({ query, fittingRoom, isOpenNow }: PointFilter): string {
  const filterTexts = [query.trim() && 'поиск', (fittingRoom || isOpenNow) && 'фильтры'].filter(Boolean);
  return `Сбросить ${filterTexts.join(' и\u00a0')}`;
}

/** Enter searches for points and does not submit the checkout. */
const preventSubmit = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

function PointFilterFields({ filter, onFilterChange }: { filter: PointFilter; onFilterChange: (filter: PointFilter) => void }) {
  return (
    <>
      <TextField
        label="Найти пункт"
        placeholder="Улица или ориентир"
        type="search"
        autoComplete="off"
        value={filter.query}
        onValueChange={(query) => onFilterChange({ ...filter, query })}
        onKeyDown={preventSubmit}
      />
      <div css={actions}>
        <Checkbox
          label={'С\u00a0примеркой'}
          checked={filter.fittingRoom}
          onCheckedChange={(fittingRoom) => onFilterChange({ ...filter, fittingRoom })}
        />
        <Checkbox
          label="Открыт сейчас"
          checked={filter.isOpenNow}
          onCheckedChange={(isOpenNow) => onFilterChange({ ...filter, isOpenNow })}
        />
      </div>
    </>
  );
}

/** Scrolls the list to a point that was chosen on the map, once the list displays it. Returns the function that requests this. */
function useScrollToPoint(): (code: string) => void {
  const [scrollTarget, setScrollTarget] = useState<{ code: string }>();
  useEffect(() => {
    if (!scrollTarget) return;
    const radio = document.querySelector(`input[type=radio][name=point][value="${CSS.escape(scrollTarget.code)}"]`);
    radio?.closest('label')?.scrollIntoView({ block: 'nearest' });
  }, [scrollTarget]);
  return (code) => setScrollTarget({ code });
}

interface PointListProps {
  /** Points of the city. There is at least one. */
  points: readonly CheckoutPointFragment[];
  /** API key of the map; null if the shop has no map. */
  mapsKey: string | null;
  chosenCode: string;
  error: string | undefined;
  onChoose: (code: string) => void;
  /** Called when a point of the list is chosen, after which the list may close. A choice on the map leaves the list open. */
  onChooseInList: () => void;
}

/** Points of a city with search, filters and the map, which shows the same points as the list. */
export function PointList({ points, mapsKey, chosenCode, error, onChoose, onChooseInList }: PointListProps) {
  const [filter, setFilter] = useState(noFilter);
  const [visibleLimit, setVisibleLimit] = useState(getFirstCount);
  const scrollTo = useScrollToPoint();
  const now = new Date();
  const foundPoints = filterPoints(points, filter, now);
  const firstPoints = foundPoints.slice(0, visibleLimit);
  const visiblePoints = addChosenPoint(firstPoints, points, chosenCode);
  const remainingCount = foundPoints.filter((point) => !visiblePoints.includes(point)).length;
  const choose = (code: string) => {
    onChoose(code);
    onChooseInList();
  };
  const chooseOnMap = (code: string) => {
    onChoose(code);
    scrollTo(code);
  };
  return (
    <div css={[formFields, searchLine]}>
      <NarrowFold text={<span css={note}>{describePoints(points.length)}</span>} action="Поиск и&nbsp;фильтры" isFolded>
        <div css={formFields}>
          <PointFilterFields filter={filter} onFilterChange={setFilter} />
        </div>
      </NarrowFold>
      <p role="status" css={foundPoints.length === 0 ? emptyResult : note}>
        {foundPoints.length === 0 ? describeEmptyResult(filter) : describePoints(foundPoints.length)}
      </p>
      {foundPoints.length === 0 && (
        <div>
          <Button variant="text" size="small" onClick={() => setFilter(noFilter)}>
            {describeReset(filter)}
          </Button>
        </div>
      )}
      <div css={formFields}>
        {mapsKey !== null && (
          <PickupMap mapsKey={mapsKey} filteredPoints={foundPoints} allPoints={points} chosenCode={chosenCode} onChoose={chooseOnMap} />
        )}
        {visiblePoints.length > 0 && (
          <PointCards
            points={visiblePoints}
            excludedChosenCode={visiblePoints.length > firstPoints.length ? chosenCode : undefined}
            chosenCode={chosenCode}
            describeNextOpening={(hours) => describeNextOpening(hours, now)}
            error={error}
            onChoose={choose}
          />
        )}
      </div>
      {remainingCount > 0 && (
        <div>
          <Button variant="line" onClick={() => setVisibleLimit(visibleLimit + pageSize)}>
            Показать ещё {Math.min(pageSize, remainingCount)} из&nbsp;{remainingCount}
          </Button>
        </div>
      )}
    </div>
  );
}
