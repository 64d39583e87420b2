import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { IconButton } from '@meet/ui-kit/icon-button';
import { Link } from '@meet/ui-kit/link';
import { color, font, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { useSignedIn } from '../../../auth/session/use-signed-in.ts';
import { useCartAndFavourites, useIsFavourite } from '../../cart-and-favourites.ts';
import { buildDirectoryHref } from '../../directory/directories.ts';
import type { ProductDetails } from '../choice/product-choice.rules.ts';
import type { AddToCartRefusal } from './add-to-cart-refusal.server.ts';
import { RequestLink } from './RequestLink.tsx';
import type { BuyActions } from './use-buy-actions.ts';

const buttonRowStyle = css({
  display: 'flex',
  gap: space(2),
  '& > *': { flex: 1, minWidth: 0 },
  '& > * + *': { flex: 'none' },
  // The button for the favourites needs JavaScript.
  '@media (scripting: none)': { '& > * + button': { display: 'none' } },
});

// Without JavaScript the form adds to the cart of an account, shows the price and delivery of a size, and changes the favourites. A guest
// signs in first, because a guest's cart and favourites are in the browser.
const withoutScriptStyle = css({
  display: 'none',
  gap: space(3),
  marginTop: space(3),
  font: font(400, 14),
  color: color('muted'),
  '@media (scripting: none)': { display: 'grid' },
});

const errorStyle = css({ color: color('accent') });

interface ProductActionsProps {
  product: ProductDetails;
  buyActions: BuyActions;
  refusal: AddToCartRefusal | null;
  ref: Ref<HTMLDivElement>;
}

/** The buttons for the cart and the favourites. The main button of a sold-out product offers a message for when it is back. */
export const ProductActions = observer(function ProductActions({ product, buyActions, refusal, ref }: ProductActionsProps) {
  const { toggleFavourite } = useCartAndFavourites();
  const isGuest = useSignedIn() === false;
  const { id, slug, name, images, productCategory, priceDetails } = product;
  const isFavourite = useIsFavourite(id);
  return (
    <div ref={ref}>
      <div css={buttonRowStyle}>
        {priceDetails ? (
          <Button type="submit" size="large" data-replay="">
            {buyActions.isInCart ? 'В\u00a0корзине' : 'В\u00a0корзину'}
          </Button>
        ) : (
          <RequestLink slug={slug} form="notice" isButton>
            Сообщить, когда появится
          </RequestLink>
        )}
        <IconButton
          icon="heart"
          label="В&nbsp;избранное"
          variant="line"
          size="large"
          pressed={isFavourite}
          onClick={() => toggleFavourite({ id, name, picture: images[0]?.key })}
        />
      </div>
      {!priceDetails && (
        <LinkButton variant="text" href={buildDirectoryHref(productCategory.slug)}>
          Смотреть раздел «{productCategory.name}»
        </LinkButton>
      )}
      <div css={withoutScriptStyle}>
        {priceDetails && (
          <>
            {refusal?.cart && (
              <p role="alert" css={errorStyle}>
                {refusal.cart}{' '}
                <Link href="/cart" variant="underlined">
                  Открыть корзину
                </Link>
              </p>
            )}
            {isGuest && <p>Без JavaScript корзина хранится в&nbsp;аккаунте, поэтому сначала попросим войти.</p>}
            <Button type="submit" variant="line" size="large" formMethod="get" formAction={`/product/${slug}`}>
              Узнать цену и&nbsp;срок
            </Button>
          </>
        )}
        <Button
          type="submit"
          variant="line"
          size="large"
          formMethod="post"
          formAction={`/favorites?from=${slug}`}
          name={isFavourite ? 'remove' : 'add'}
          value={id}
        >
          {isFavourite ? 'Убрать из\u00a0избранного' : 'В\u00a0избранное'}
        </Button>
      </div>
    </div>
  );
});
