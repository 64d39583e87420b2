import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { CartLine } from '@meet/ui-kit/cart-line';
import { hidden } from '@meet/ui-kit/hidden';
import { Skeleton } from '@meet/ui-kit/skeleton';
import { color, font, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { href } from 'react-router';
import { useSignedIn } from '../../auth/session/use-signed-in.ts';
import { formatSizeLine, formatSizePhrase } from '../../catalog/size-label.ts';
import { joinBrandNames } from '../../platform/brand-names.ts';
import { withoutScript } from '../../platform/theme/layout-style.ts';
import { toChosenUnit } from '../account/server-lines.rules.ts';
import { getProblemLabel } from '../line-problem.rules.ts';
import type { Cart, QuotedRow } from '../use-cart.ts';
import { describeRow, listAlternatives } from './row-texts.rules.ts';

const list = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Without JavaScript a button moves a line to those saved for later, so the checkbox is hidden.
  '@media (scripting: none)': {
    '& article': { gridTemplateColumns: '88px minmax(0, 1fr) auto' },
    '& article > :has(> label)': { display: 'none' },
  },
});

/** Removes the space above the first cart line, for a container that already has this space. */
const flush = css({ '& > li:first-of-type > article': { paddingTop: 0 } });

const messageStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
  padding: space(4),
  background: color('tile'),
  font: font(400, 14),
});
const messageAboveFlush = css({ marginBottom: space(4) });

const skeletonRow = css({
  display: 'grid',
  gridTemplateColumns: '20px 88px minmax(0, 1fr)',
  gap: space(3),
  alignItems: 'center',
  paddingBlock: space(4),
  borderBottom: `1px solid ${color('line')}`,
});
const flushSkeletonRow = css({ '&:first-of-type': { paddingTop: 0 } });

/** Id of the form that changes a line without JavaScript. */
const lineFormId = 'cart-line';

/** The button that saves a line for later, or checks it again, without JavaScript. */
const SaveLine = ({ row: { line } }: { row: QuotedRow }) => (
  <span css={withoutScript}>
    <Button variant="text" size="small" type="submit" form={lineFormId} name={line.checked ? 'save' : 'check'} value={line.id}>
      {line.checked ? 'Отложить' : 'Купить сейчас'}
      <span css={hidden}>: {line.name}</span>
    </Button>
  </span>
);

function Row({ cart: { store }, row, hasNativeForm }: { cart: Cart; row: QuotedRow; hasNativeForm: boolean }) {
  const { line, isRemoved, quotedLine, unavailableReason, replacement } = row;
  const unit = quotedLine?.productItem;
  const slug = unit?.product.slug ?? line.slug;
  const buildNativeField = (name: string, value: string) => (hasNativeForm ? { form: lineFormId, name, value } : undefined);
  const replacementValue = `${line.id}:${replacement?.unit.id}`;
  return (
    <CartLine
      href={href('/product/:slug', { slug })}
      brand={joinBrandNames(unit?.product.brands ?? []) || line.brand}
      name={unit?.name ?? line.name}
      size={formatSizeLine(unit?.size.name ?? line.size)}
      picture={unit?.product.cover?.key ?? line.picture}
      price={quotedLine?.cost}
      oldPrice={quotedLine?.before}
      forMembers={quotedLine && quotedLine.cost < quotedLine.price}
      addedPrice={line.addedPrice}
      checked={line.checked}
      onCheckedChange={(checked) => store.setChecked(line.id, checked)}
      onRemove={() => store.remove(line.id)}
      removeField={buildNativeField('remove', line.id)}
      removed={isRemoved}
      onUndo={() => store.undo(line.id)}
      unavailable={unavailableReason}
      sign={quotedLine && getProblemLabel(quotedLine)}
      offer={
        replacement && {
          price: replacement.price,
          onAccept: () => store.replace(line.id, toChosenUnit(replacement.unit)),
          field: buildNativeField('replace', replacementValue),
        }
      }
      note={hasNativeForm && !unavailableReason && <SaveLine row={row} />}
      alternatives={unavailableReason && !replacement ? listAlternatives(slug) : undefined}
    />
  );
}

interface CartRowsProps {
  cart: Cart;
  /** Whether the first line has no space above it, because the container has that space. */
  isFlush?: boolean | undefined;
}

const describeFailure = (isLoaded: boolean) => (isLoaded ? 'Цены не\u00a0загрузились' : 'Корзина не\u00a0загрузилась');

/**
 * Live region for items that the shop no longer has or that cannot be bought, and for data that failed to load. It is rendered even when
 * empty, so that screen readers announce messages that appear in it.
 */
function CartMessages({ cart: { droppedLines, failed, isQuoteLoading, retry, rows, store }, isFlush }: CartRowsProps) {
  const style = [messageStyle, isFlush && messageAboveFlush];
  return (
    <div role="status">
      {droppedLines.map(({ id, name, size }) => (
        <p key={id} css={style}>
          {size ? `${name}, ${formatSizePhrase(size)}` : name}: больше не&nbsp;продаётся, убрали из&nbsp;корзины
        </p>
      ))}
      {rows.flatMap((row) => {
        const message = describeRow(row);
        return message
          ? [
              <p key={row.line.id} css={hidden}>
                {message}
              </p>,
            ]
          : [];
      })}
      {failed && (
        <div css={style}>
          <p>{isQuoteLoading ? 'Загружаем цены' : describeFailure(store.isLoaded)}</p>
          <Button variant="text" size="small" onClick={retry} loading={isQuoteLoading}>
            Повторить
          </Button>
        </div>
      )}
    </div>
  );
}

/** The lines of the cart, for the drawer and the cart page. */
export const CartRows = observer(function CartRows({ cart, isFlush = false }: CartRowsProps) {
  const hasNativeForm = useSignedIn() === true;
  return (
    <>
      <CartMessages cart={cart} isFlush={isFlush} />
      {hasNativeForm && <form id={lineFormId} method="post" action={href('/cart')} hidden />}
      <ul css={[list, isFlush && flush]} aria-label="Товары в&nbsp;корзине">
        {cart.rows.map((row) => (
          <li key={row.line.id}>
            <Row cart={cart} row={row} hasNativeForm={hasNativeForm} />
          </li>
        ))}
      </ul>
    </>
  );
});

export function CartRowsSkeleton({ count, isFlush = false }: { count: number; isFlush?: boolean | undefined }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
    <div key={index} css={[skeletonRow, isFlush && flushSkeletonRow]}>
      <span />
      <Skeleton ratio={4 / 5} label={index === 0 ? 'Загружаем корзину…' : undefined} />
      <Skeleton shape="line" lines={3} />
    </div>
  ));
}
