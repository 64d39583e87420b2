import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Checkbox } from '@meet/ui-kit/checkbox';
import { plural } from '@meet/ui-kit/plural';
import { TextField } from '@meet/ui-kit/text-field';
import { breakpoints, media } from '@meet/ui-kit/theme';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { CheckoutPointFragment } from '../../../platform/graphql/generated/graphql.ts';
import { fields } from '../../../platform/theme/form-style.ts';
import { actions, folding, note } from '../checkout-style.ts';
import { NarrowFold } from '../form/Fold.tsx';
import { PickupMap } from './map/PickupMap.tsx';
import { PointCards } from './PointCards.tsx';
import { filterPoints, noFilter, type PointFilter, withChosen } from './point-list.rules.ts';
import { pointForms } from './point-text.rules.ts';

/** Fewer fit a phone, whose list begins with the nearest. */
const countPerPage = () => (matchMedia(`(min-width: ${breakpoints.tablet}px)`).matches ? 5 : 3);

/** On wide screens an open map stands beside the list. */
const listWithMap = css(fields, {
  [media.wide]: {
    '&:has(> [data-map])': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start', '& > :first-child': { order: 1 } },
  },
});

/** The line that opens the search names the number of points. */
const search = css({
  '& ::-webkit-search-cancel-button': { appearance: 'none' },
  [folding]: { '& > [data-fold]:has(> details:not([open])) ~ p': { display: 'none' } },
});

const describeNothing = ({ query }: PointFilter) =>
  query.trim() ? `По\u00a0запросу «${query.trim()}» пунктов нет` : 'С\u00a0такими условиями пунктов нет';

/** Enter looks for points and does not submit the checkout. */
const preventSubmit = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

function Filter({ filter, onFilter }: { filter: PointFilter; onFilter: (filter: PointFilter) => void }) {
  return (
    <>
      <TextField
        label="Улица или ориентир"
        optional
        type="search"
        autoComplete="off"
        value={filter.query}
        onValueChange={(query) => onFilter({ ...filter, query })}
        onKeyDown={preventSubmit}
      />
      <div css={actions}>
        <Checkbox
          label={'С\u00a0примеркой'}
          checked={filter.fittingRoom}
          onCheckedChange={(fittingRoom) => onFilter({ ...filter, fittingRoom })}
        />
        <Checkbox label="Открыт сейчас" checked={filter.open} onCheckedChange={(open) => onFilter({ ...filter, open })} />
      </div>
    </>
  );
}

/** Scrolls the list to a point that was chosen elsewhere, once it is there. Returns the function that asks for it. */
function useScrollToPoint(): (code: string) => void {
  const [requested, setRequested] = useState<{ code: string }>();
  useEffect(() => {
    if (!requested) return;
    const radio = document.querySelector(`input[type=radio][name=point][value="${CSS.escape(requested.code)}"]`);
    radio?.closest('label')?.scrollIntoView({ block: 'nearest' });
  }, [requested]);
  return (code) => setRequested({ code });
}

interface PointListProps {
  /** Points of the city. There is at least one. */
  points: readonly CheckoutPointFragment[];
  /** Key of the map; null if there is none. */
  mapsKey: string | null;
  chosen: string;
  error: string | undefined;
  onChoose: (code: string) => void;
  /** Called when a point of the list is chosen, after which the list may close. One that is chosen on the map leaves it open. */
  onSettle: () => void;
}

/** Points of a city with search, filters and the map, which shows the same points as the list. */
export function PointList({ points, mapsKey, chosen, error, onChoose, onSettle }: PointListProps) {
  const [filter, setFilter] = useState(noFilter);
  const [perPage] = useState(countPerPage);
  const [max, setMax] = useState(perPage);
  const scrollTo = useScrollToPoint();
  const foundPoints = filterPoints(points, filter, new Date());
  const first = foundPoints.slice(0, max);
  const remaining = foundPoints.length - first.length;
  const visible = withChosen(first, points, chosen);
  const choose = (code: string) => {
    onChoose(code);
    onSettle();
  };
  const chooseOnMap = (code: string) => {
    onChoose(code);
    scrollTo(code);
  };
  return (
    <div css={[fields, search]}>
      <NarrowFold text={<span css={note}>{plural(points.length, pointForms)}</span>} action="Найти по&nbsp;улице" isFolded>
        <div css={fields}>
          <Filter filter={filter} onFilter={setFilter} />
        </div>
      </NarrowFold>
      <p role="status" css={note}>
        {foundPoints.length === 0 ? describeNothing(filter) : `Нашли ${plural(foundPoints.length, pointForms)}`}
      </p>
      {foundPoints.length === 0 && (
        <div>
          <Button variant="text" size="small" onClick={() => setFilter(noFilter)}>
            Сбросить поиск и&nbsp;фильтры
          </Button>
        </div>
      )}
      <div css={listWithMap}>
        {mapsKey !== null && <PickupMap mapsKey={mapsKey} found={foundPoints} all={points} chosen={chosen} onChoose={chooseOnMap} />}
        {visible.length > 0 && (
          <PointCards
            points={visible}
            label={foundPoints.length === 0 ? 'Выбран сейчас' : undefined}
            chosen={chosen}
            error={error}
            onChoose={choose}
          />
        )}
      </div>
      {remaining > 0 && (
        <div>
          <Button variant="line" onClick={() => setMax(max + perPage)}>
            Показать ещё {Math.min(perPage, remaining)} из&nbsp;{remaining}
          </Button>
        </div>
      )}
    </div>
  );
}
