import { css } from '@emotion/react';
import { goodsForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, space } from '@meet/ui-kit/theme';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { formatDay } from '../../order-dates.ts';
import { UnitTile } from '../../UnitTile.tsx';
import { tileWidth } from '../checkout-style.ts';
import type { OrderedUnit } from './replacement.rules.ts';
import { SimilarGoodsLink, type SimilarPrices } from './SimilarGoodsLink.tsx';
import { describeLeftOutUnits, groupLeftOutUnits } from './unavailable.rules.ts';

const root = css({ display: 'grid', alignContent: 'start', gap: space(3), font: font(400, 14) });
const unitList = css({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: space(3) },
  '& > li > div': { flex: 1 },
  '& > li > [data-price]': { whiteSpace: 'nowrap' },
  '& small': { display: 'block', font: font(400, 14), color: color('muted') },
});

/** Maximum number of units that are listed. Further units are only counted. */
const maxUnits = 4;

interface OrderUnitsProps {
  units: readonly OrderedUnit[];
  /** Id of the unit that replaces an unavailable one. */
  replacementId: string;
  /** Units that cannot be bought, which the order leaves out. */
  leftOut: CheckoutQuoteFragment['lines'];
  similarPrices: SimilarPrices;
}

const UnitList = ({ units, replacementId }: Pick<OrderUnitsProps, 'units' | 'replacementId'>) => (
  <ul css={unitList} aria-label="В&nbsp;заказе">
    {units.slice(0, maxUnits).map(({ id, name, cover, cost, lastDay }) => {
      const details = [id === replacementId && 'замена', lastDay && `придёт до\u00a0${formatDay(lastDay)}`].filter(Boolean);
      return (
        <li key={id}>
          <UnitTile cover={cover} width={tileWidth} />
          <div>
            {name}
            {details.length > 0 && <small>{details.join(', ')}</small>}
          </div>
          {cost !== undefined && <span data-price="">{formatMoney(cost)}</span>}
        </li>
      );
    })}
    {units.length > maxUnits && <li>{`и\u00a0ещё ${plural(units.length - maxUnits, goodsForms)}`}</li>}
  </ul>
);

/** The units of an order with a replacement, and below them the names of those that it leaves out. */
export const OrderUnits = ({ units, replacementId, leftOut, similarPrices }: OrderUnitsProps) => (
  <div css={root}>
    <UnitList {...{ units, replacementId }} />
    {groupLeftOutUnits(leftOut).map((group) => (
      <p key={group.problem}>
        {describeLeftOutUnits(group)}.{' '}
        {group.lines.length === 1 &&
          group.lines.map(({ productItemId }) => (
            <SimilarGoodsLink key={productItemId} productItemId={productItemId} prices={similarPrices} />
          ))}
      </p>
    ))}
  </div>
);
