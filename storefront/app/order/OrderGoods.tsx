import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { Picture } from '@meet/ui-kit/picture';
import { Price, type PriceProps } from '@meet/ui-kit/price';
import { color, font, space } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { formatSizeLine } from '../catalog/size-label.ts';
import { joinBrandNames } from '../platform/brand-names.ts';
import type { ListedUnitFragment } from '../platform/graphql/generated/graphql.ts';
import { tallTarget } from '../platform/theme/layout-style.ts';

export interface GoodsRow {
  id: string;
  unit: Pick<ListedUnitFragment, 'name' | 'size'> & { product: Pick<ListedUnitFragment['product'], 'slug' | 'cover' | 'brands'> };
  /** Whether the unit was cancelled or refunded. Its picture is then dimmed. */
  isEnded?: boolean | undefined;
  /** Omitted where prices are not shown. */
  price?: PriceProps | undefined;
  /** Text or controls below the unit. */
  note?: ReactNode;
}

/** Units that arrive on the same day. */
export interface GoodsGroup {
  /** Heading: «До 25 ноября». */
  title: string;
  /** Text at the end of the heading, such as where the units come from: «со склада Meet». */
  titleNote?: string | undefined;
  rows: readonly GoodsRow[];
}

const groupsStyle = css({ display: 'grid', gap: 'var(--goods-group-gap, var(--meet-space-6))' });
const titleStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
  marginBottom: space(2),
  font: font(500, 14),
});
const list = css({
  display: 'grid',
  gap: 'var(--goods-gap, var(--meet-space-5))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  containerType: 'inline-size',
});
/** Container with room for the price beside the name. In a narrow list the price is below, so that names are not broken within words. */
const wideContainer = '@container (min-width: 340px)';
/** Width of a picture. The summary of the checkout sets a smaller width and gap. */
const tileWidth = 'var(--goods-tile, 80px)';
const row = css({
  display: 'grid',
  gridTemplateColumns: `${tileWidth} minmax(0, 1fr)`,
  gridTemplateRows: 'auto 1fr',
  columnGap: space(3),
  alignItems: 'start',
  font: font(400, 14),
  [wideContainer]: { gridTemplateColumns: `${tileWidth} minmax(0, 1fr) fit-content(112px)` },
});
const textColumn = css({ gridColumn: 2, minWidth: 0, overflowWrap: 'break-word' });
/** Spans the whole row if the column beside the picture is narrow, because the note may be a form. */
const noteStyle = css({ gridColumn: '1 / -1', minWidth: 0, overflowWrap: 'break-word', [wideContainer]: { gridColumn: '2 / -1' } });
const brandStyle = css({ fontWeight: 600 });
const muted = css({ color: color('muted') });
const titleNoteStyle = css({ fontWeight: 400 });
const priceStyle = css({
  gridColumn: 2,
  [wideContainer]: { gridColumn: 3, gridRow: 1, textAlign: 'end', '& p': { justifyContent: 'end' } },
});
const tile = css({ gridRow: '1 / span 2', display: 'block', aspectRatio: '4 / 5', background: color('picture') });
/** Dims the picture of a cancelled or refunded unit. The texts of the unit are muted instead, so that they remain readable. */
const dimmed = css({ '& img': { opacity: 0.5 } });

function Row({ unit, isEnded = false, price: unitPrice, note }: GoodsRow) {
  const { cover, slug, brands } = unit.product;
  return (
    <li css={row}>
      <div css={[tile, isEnded && dimmed]}>{cover && <Picture imageKey={cover.key} alt="" sizes="80px" />}</div>
      <div css={[textColumn, isEnded && muted]}>
        <p css={brandStyle}>{joinBrandNames(brands)}</p>
        <p>
          <Link css={tallTarget} href={href('/product/:slug', { slug })} variant="quiet">
            {unit.name}
          </Link>
        </p>
        <p css={muted}>{formatSizeLine(unit.size.name)}</p>
      </div>
      {unitPrice && (
        <div css={[priceStyle, isEnded && muted]}>
          <Price {...unitPrice} />
        </div>
      )}
      {note && <div css={noteStyle}>{note}</div>}
    </li>
  );
}

/** The units of an order, by the day of their arrival. */
export function OrderGoods({ goodsGroups }: { goodsGroups: readonly GoodsGroup[] }) {
  return (
    <div css={groupsStyle}>
      {goodsGroups.map((group) => (
        // Groups may share a title, so they are no landmarks.
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of a form
        <div key={group.rows[0]?.id} role="group" aria-label={group.title}>
          <p css={titleStyle}>
            <span>{group.title}</span> {group.titleNote && <span css={[muted, titleNoteStyle]}>{group.titleNote}</span>}
          </p>
          <ul css={list}>
            {group.rows.map((goodsRow) => (
              <Row key={goodsRow.id} {...goodsRow} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
