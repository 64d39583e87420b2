/** @jsxImportSource @emotion/react */
'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { hidden } from '../hidden/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { formatMoney, isMoney } from '../internal/money-format.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { Link } from '../link/index.ts';
import { fill } from '../locale/fill.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { Picture } from '../picture/index.ts';
import { Price } from '../price/index.ts';
import { type CartLineProps, cannotBuy } from './cart-line-props.ts';
import * as style from './cart-line-style.ts';
import { cartLineTexts } from './cart-line-texts.ts';

/** Describes the price difference since the item was added. Renders nothing for an unknown price. */
function PriceChange({ price, addedPrice }: CartLineProps) {
  const locale = useLocale();
  const texts = useTexts('cartLine', cartLineTexts);
  if (!isMoney(price) || !isMoney(addedPrice) || price === addedPrice) return null;
  const isCheaper = price < addedPrice;
  return (
    <p css={isCheaper ? style.positive : undefined} data-price="">
      {fill(isCheaper ? texts.cheaper : texts.dearer, { price: formatMoney(Math.abs(price - addedPrice), locale) })}
    </p>
  );
}

/**
 * Offers another unit of the same product, size and delivery speed, because somebody else bought the one in the cart. It costs more, so the
 * shopper has to accept it.
 */
function Offer({ name, offer, unavailable }: CartLineProps) {
  const locale = useLocale();
  const texts = useTexts('cartLine', cartLineTexts);
  if (!offer) return null;
  const price = formatMoney(offer.price, locale);
  const accept = (event: MouseEvent) => {
    event.preventDefault();
    offer.onAccept();
  };
  return (
    <div css={style.offer}>
      <p data-price="">
        {unavailable ?? texts.unavailable}. {offer.text ?? fill(texts.offer, { price })}
      </p>
      <Button variant="line" size="small" type={offer.field && 'submit'} onClick={accept} loading={offer.loading} {...offer.field}>
        {fill(texts.accept, { price })}
        <span css={hidden}>: {name}</span>
      </Button>
    </div>
  );
}

/** Says what has changed since the item was added, and what the shopper can do about it. */
function CartLineState(line: CartLineProps) {
  const { name, note, offer, unavailable, alternatives = [] } = line;
  return (
    <>
      {!unavailable && !offer && <PriceChange {...line} />}
      {note && <p css={style.muted}>{note}</p>}
      {offer ? <Offer {...line} /> : unavailable && <p css={style.warning}>{unavailable}</p>}
      {alternatives.length > 0 && (
        <p css={style.alternatives}>
          {alternatives.map(({ href, label }) => (
            <Link key={href} href={href} variant="underlined">
              {label}
              <span css={hidden}>: {name}</span>
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

/** The pressed button disappears with its row, so the button that replaces it gets the focus. */
function useFocusAfterPress(removed: boolean) {
  const element = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  const wasRemoved = useRef(removed);
  useEffect(() => {
    if (wasRemoved.current === removed) return;
    wasRemoved.current = removed;
    if (isPressed.current) element.current?.querySelector<HTMLElement>('button')?.focus();
    isPressed.current = false;
  }, [removed]);
  const createPressHandler = (action: (() => void) | undefined) => () => {
    isPressed.current = true;
    action?.();
  };
  return { element, createPressHandler };
}

function LineTexts(line: CartLineProps) {
  const { href, brand, name, size, price, oldPrice, forMembers } = line;
  return (
    <div css={style.texts} className="cart-words">
      <p css={style.brand}>{brand}</p>
      <p>
        <Link css={style.name} href={href} variant="quiet">
          {name}
        </Link>
      </p>
      {size && <p css={style.muted}>{size}</p>}
      <div css={style.price}>
        <Price price={price} oldPrice={oldPrice} forMembers={forMembers} />
      </div>
      <CartLineState {...line} />
    </div>
  );
}

function LineCheckbox(line: CartLineProps) {
  const { name, size, checked = true, onCheckedChange, checkName } = line;
  const isDisabled = cannotBuy(line);
  const texts = useTexts('cartLine', cartLineTexts);
  return (
    <Checkbox
      css={style.check}
      label={<span css={hidden}>{fill(texts.check, { name: size ? `${name}, ${size}` : name })}</span>}
      name={checkName}
      checked={checked && !isDisabled}
      disabled={isDisabled}
      onCheckedChange={onCheckedChange}
    />
  );
}

function RemovedLine({ name, onUndo }: Pick<CartLineProps, 'name' | 'onUndo'>) {
  const texts = useTexts('cartLine', cartLineTexts);
  return (
    <>
      <p role="status">{fill(texts.removed, { name })}</p>
      {onUndo && (
        <Button variant="text" size="small" onClick={onUndo}>
          {texts.undo}
          <span css={hidden}>: {name}</span>
        </Button>
      )}
    </>
  );
}

function RemoveButton({ name, onRemove, removeField }: Pick<CartLineProps, 'name' | 'onRemove' | 'removeField'>) {
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onRemove?.();
  };
  const texts = useTexts('cartLine', cartLineTexts);
  const type = removeField ? 'submit' : 'button';
  return <IconButton css={style.remove} icon="x" label={fill(texts.remove, { name })} onClick={press} type={type} {...removeField} />;
}

/** An item in the cart with its price and selection. A removed line can be restored in place. */
export function CartLine(line: CartLineProps) {
  const { href, brand, name, picture, size, price, oldPrice, forMembers, checked = true, onCheckedChange, ...rest } = line;
  const { checkName, onRemove, removeField, removed = false, onUndo, unavailable, addedPrice, offer, ...others } = rest;
  const { alternatives, sign, note, ref, ...articleProps } = others;
  const { element, createPressHandler } = useFocusAfterPress(removed);
  const attach = useSharedRef(element, ref);
  if (removed) {
    return (
      <article ref={attach} css={style.removedLine} {...articleProps}>
        <RemovedLine name={name} onUndo={onUndo && createPressHandler(onUndo)} />
      </article>
    );
  }
  const isExcluded = !checked || cannotBuy(line);
  return (
    <article
      ref={attach}
      css={[
        style.root,
        !onCheckedChange && style.withoutCheckbox,
        onRemove && style.removable,
        isExcluded && [style.excluded, sign ? style.dimmedBelowSign : style.dimmed],
      ]}
      {...articleProps}
    >
      {onCheckedChange && <LineCheckbox {...line} />}
      <Link href={href} css={style.tile} className="cart-tile" tabIndex={-1} aria-hidden="true">
        {picture && <Picture imageKey={picture} alt="" sizes="88px" />}
        {sign && <span css={style.sign}>{sign}</span>}
      </Link>
      <LineTexts {...line} />
      {onRemove && <RemoveButton name={name} removeField={removeField} onRemove={createPressHandler(onRemove)} />}
    </article>
  );
}
