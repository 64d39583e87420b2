import { css } from '@emotion/react';
import { hidden as visuallyHidden } from '@meet/ui-kit/hidden';
import { Picture } from '@meet/ui-kit/picture';
import { goodsForms, plural } from '@meet/ui-kit/plural';
import { color, font } from '@meet/ui-kit/theme';
import type { OrderStage, OrderStatus } from '../platform/graphql/generated/graphql.ts';
import { isEnded, isExchanged } from './order-status.rules.ts';

const strip = css({ display: 'flex', gap: 'var(--meet-seam)', margin: 0, padding: 0, listStyle: 'none' });
const tile = css({ flex: '0 1 80px', width: 80, aspectRatio: '4 / 5', background: color('picture') });
/** Dims a unit that the shopper does not receive or has to return. */
const dimmed = css({ '& img': { opacity: 0.5 } });
const hiddenCountTile = css({ display: 'grid', placeItems: 'center', background: color('tile'), font: font(500, 14) });

/** Number of pictures that fit in a row on the narrowest screen. */
const maxPictures = 4;

interface StripLine {
  id: string;
  status: OrderStatus;
  stage: OrderStage;
  /** Null if the shop has deleted the unit. */
  productItem: { product: { name?: string; cover: { key: string } | null }; name?: string } | null;
}

interface GoodsStripProps {
  /** Accessible name: «Вещи заказа № 48377». */
  label: string;
  lines: readonly StripLine[];
  className?: string;
}

/** The pictures of an order's units in one row. Units that do not fit are only counted: «+3». */
export function GoodsStrip({ label, lines, className }: GoodsStripProps) {
  const hasRoomForAll = lines.length <= maxPictures;
  const visibleLines = hasRoomForAll ? lines : lines.slice(0, maxPictures - 1);
  const hiddenCount = lines.length - visibleLines.length;
  return (
    <ul css={strip} className={className} aria-label={label}>
      {visibleLines.map((line) => {
        const { productItem: unit } = line;
        const name = unit?.product.name ?? unit?.name ?? 'Товар снят с\u00a0продажи';
        const outcomeText = (isEnded(line) && 'отменён') || (isExchanged(line) && 'обмениваем');
        const cover = unit?.product.cover;
        return (
          <li key={line.id} css={[tile, outcomeText && dimmed]}>
            {cover ? <Picture imageKey={cover.key} alt={outcomeText ? `${name}, ${outcomeText}` : name} sizes="80px" /> : null}
          </li>
        );
      })}
      {hiddenCount > 0 && (
        <li css={[tile, hiddenCountTile]}>
          <span aria-hidden="true">+{hiddenCount}</span>
          <span css={visuallyHidden}>{`и\u00a0ещё ${plural(hiddenCount, goodsForms)}`}</span>
        </li>
      )}
    </ul>
  );
}
