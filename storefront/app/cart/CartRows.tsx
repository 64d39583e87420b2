import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { CartLine } from '@meet/ui-kit/cart-line';
import { Skeleton } from '@meet/ui-kit/skeleton';
import { color, font, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { href } from 'react-router';
import { brandNames } from '../catalog/brand-names.ts';
import { sizeLine, sizePhrase } from '../catalog/size-words.ts';
import type { Cart, QuotedRow } from './use-cart.ts';

const list = css({ margin: 0, padding: 0, listStyle: 'none' });

const notice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
  padding: space(4),
  background: color('tile'),
  font: font(400, 14),
});

const waiting = css({
  display: 'grid',
  gridTemplateColumns: '20px 88px minmax(0, 1fr)',
  gap: space(3),
  alignItems: 'center',
  paddingBlock: space(4),
  borderBottom: `1px solid ${color('line')}`,
});

function Row({ cart: { store }, row }: { cart: Cart; row: QuotedRow }) {
  const { line, removed, quoted, unavailable } = row;
  const unit = quoted?.productItem;
  const slug = unit?.product.slug ?? line.slug;
  return (
    <CartLine
      href={href('/product/:slug', { slug })}
      brand={brandNames(unit?.product.brands ?? []) || line.brand}
      name={unit?.name ?? line.name}
      size={sizeLine(unit?.size.name ?? line.size)}
      picture={unit?.product.cover?.key ?? line.picture}
      price={quoted?.payable}
      oldPrice={quoted?.before}
      forMembers={quoted && quoted.payable < quoted.price}
      checked={line.checked}
      onCheckedChange={(checked) => store.check(line.id, checked)}
      onRemove={() => store.remove(line.id)}
      removed={removed}
      onUndo={() => store.undo(line.id)}
      unavailable={unavailable}
    />
  );
}

/**
 * Live region for items that the shop no longer has and for prices that failed to load. It is rendered even when empty, so that screen
 * readers announce what appears in it.
 */
function Notices({ cart: { gone, failed, asking, again } }: { cart: Cart }) {
  return (
    <div role="status">
      {gone.map(({ id, name, size }) => (
        <p key={id} css={notice}>
          {name}, {sizePhrase(size)}: больше не&nbsp;продаётся, убрали из&nbsp;корзины
        </p>
      ))}
      {failed && (
        <div css={notice}>
          <p>{asking ? 'Загружаем цены' : 'Цены не\u00a0загрузились'}</p>
          <Button variant="text" size="small" onClick={again} loading={asking}>
            Повторить
          </Button>
        </div>
      )}
    </div>
  );
}

/** The lines of the cart, for the drawer and the cart page. */
export const CartRows = observer(function CartRows({ cart }: { cart: Cart }) {
  return (
    <>
      <Notices cart={cart} />
      <ul css={list} aria-label="Товары в&nbsp;корзине">
        {cart.rows.map((row) => (
          <li key={row.line.id}>
            <Row cart={cart} row={row} />
          </li>
        ))}
      </ul>
    </>
  );
});

/** Skeleton of the lines while they load. */
export function CartRowsWaiting({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
    <div key={place} css={waiting}>
      <span />
      <Skeleton ratio={4 / 5} label={place === 0 ? 'Загружаем корзину…' : undefined} />
      <Skeleton shape="line" lines={3} />
    </div>
  ));
}
