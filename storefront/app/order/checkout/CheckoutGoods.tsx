import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { font } from '@meet/ui-kit/theme';
import type { CheckoutQuoteFragment } from '../../platform/graphql/generated/graphql.ts';
import { OrderGoods } from '../OrderGoods.tsx';
import { groupByDay } from '../order-dates.ts';
import { UnitTile } from '../UnitTile.tsx';
import { maxTiles, tileWidth } from './checkout-style.ts';
import { describeLeftOutUnits, groupLeftOutUnits, unavailableId } from './unavailable/unavailable.rules.ts';

type Line = CheckoutQuoteFragment['lines'][number];

const originTexts: Record<Line['origin'], string> = {
  MEET_WAREHOUSE: 'со\u00a0склада Meet',
  RUSSIA: 'едет от\u00a0поставщика',
  ABROAD: 'едет из-за\u00a0границы',
};

/**
 * Returns the origin of the units that arrive on one day, which explains the day. Undefined while no day is known, or if the units have
 * different origins.
 */
function composeTitleNote(rows: readonly Line[]): string | undefined {
  const [origin, ...otherOrigins] = new Set(rows.map((row) => row.origin));
  return origin && otherOrigins.length === 0 && rows[0]?.delivery ? originTexts[origin] : undefined;
}

const groupLines = (lines: readonly Line[], titleWithoutDay: string | undefined) =>
  groupByDay(
    lines.filter(({ problem }) => problem === null),
    ({ delivery }) => delivery?.to ?? null,
    titleWithoutDay,
  ).map(({ title, rows }) => ({
    title,
    titleNote: composeTitleNote(rows),
    rows: rows.map(({ productItemId, productItem, cost, before }) => ({
      id: productItemId,
      unit: productItem,
      price: { price: cost, oldPrice: before },
    })),
  }));

const leftOutStyle = css({ paddingTop: 'var(--goods-group-gap, var(--meet-space-6))', font: font(400, 14) });

/** Hides the link to the replacements if the page lists none, as after a submission that may have placed the order. */
const replacementLink = css({ [`body:not(:has(#${unavailableId})) &`]: { display: 'none' } });

interface MissingDays {
  hasCity: boolean;
  isDeliveryUnavailable: boolean;
  /** Whether a newer quote is loading. */
  isLoading: boolean;
  /** Name of the choice that the shopper must make before the days are known. */
  missingChoice: string;
}

interface CheckoutGoodsProps extends MissingDays {
  lines: readonly Line[];
}

/** Says when the days of the delivery will be known; undefined if the city must be chosen first. */
function describeMissingDays({ hasCity, isDeliveryUnavailable, isLoading, missingChoice }: MissingDays): string | undefined {
  if (isDeliveryUnavailable) return 'Дату назовёт менеджер по\u00a0телефону';
  if (hasCity && isLoading) return 'Считаем дату';
  return hasCity ? `Дату покажем, когда выберете ${missingChoice}` : undefined;
}

/** The units of the order, grouped by their day of arrival, and below them the names of those that cannot be bought. */
export const CheckoutGoods = ({ lines, ...missingDays }: CheckoutGoodsProps) => (
  <>
    <OrderGoods goodsGroups={groupLines(lines, describeMissingDays(missingDays))} />
    {groupLeftOutUnits(lines).map((group) => (
      <p key={group.problem} css={leftOutStyle}>
        {describeLeftOutUnits(group)}
        {group.lines.some(({ replacement }) => replacement) && (
          <span css={replacementLink}>
            {'. '}
            <Link href={`#${unavailableId}`} variant="underlined">
              Выбрать замену
            </Link>
          </span>
        )}
      </p>
    ))}
  </>
);

const tiles = css({ display: 'flex', gap: 'var(--meet-seam)' });

/** Pictures of the first units of the order, beside the number of all its units. */
export const CheckoutTiles = ({ lines }: Pick<CheckoutGoodsProps, 'lines'>) => (
  <span css={tiles}>
    {lines
      .filter(({ problem }) => problem === null)
      .slice(0, maxTiles)
      .map(({ productItemId, productItem }) => (
        <UnitTile key={productItemId} cover={productItem.product.cover} width={tileWidth} />
      ))}
  </span>
);
