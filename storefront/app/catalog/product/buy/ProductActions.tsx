import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { IconButton } from '@meet/ui-kit/icon-button';
import { color, font, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { directoryHref } from '../../directory/directories.ts';
import { useLiked, useShopping } from '../../shopping.ts';
import type { ProductFacts } from '../choice/product-choice.rules.ts';
import { AskLink } from './AskLink.tsx';
import type { Buying } from './use-buying.ts';

const row = css({
  display: 'flex',
  gap: space(2),
  '& > *': { flex: 1, minWidth: 0 },
  '& > * + *': { flex: 'none' },
  // Without JavaScript only the link of a sold-out product works.
  '@media (scripting: none)': { '& > button': { display: 'none' } },
});

// The cart needs JavaScript. Without it the form only shows the price and delivery of a size, and changes the favourites of an account; a
// guest signs in first.
const plain = css({
  display: 'none',
  gap: space(3),
  font: font(400, 14),
  color: color('muted'),
  '@media (scripting: none)': { display: 'grid' },
});

interface ProductActionsProps {
  product: ProductFacts;
  buying: Buying;
  ref: Ref<HTMLDivElement>;
}

/** The buttons for the cart and the favourites. For a sold-out product the main one requests a message when it is back. */
export const ProductActions = observer(function ProductActions({ product, buying, ref }: ProductActionsProps) {
  const { toggleLike } = useShopping();
  const { id, slug, name, images, productCategory, priceDetails } = product;
  const isLiked = useLiked(id);
  return (
    <div ref={ref}>
      <div css={row}>
        {priceDetails ? (
          <Button size="large" onClick={buying.buy}>
            {buying.isInCart ? 'В\u00a0корзине' : 'В\u00a0корзину'}
          </Button>
        ) : (
          <AskLink slug={slug} form="notice" isButton>
            Сообщить, когда появится
          </AskLink>
        )}
        <IconButton
          icon="heart"
          label="В&nbsp;избранное"
          variant="line"
          size="large"
          pressed={isLiked}
          onClick={() => toggleLike({ id, name, picture: images[0]?.key })}
        />
      </div>
      {!priceDetails && (
        <LinkButton variant="text" href={directoryHref(productCategory.slug)}>
          Смотреть раздел «{productCategory.name}»
        </LinkButton>
      )}
      <div css={plain}>
        {priceDetails && (
          <>
            <Button type="submit" variant="line" size="large">
              Узнать цену и&nbsp;срок
            </Button>
            <p>Чтобы пользоваться корзиной, включите JavaScript.</p>
          </>
        )}
        <Button
          type="submit"
          variant="line"
          size="large"
          formMethod="post"
          formAction={`/favorites?from=${slug}`}
          name={isLiked ? 'remove' : 'add'}
          value={id}
        >
          {isLiked ? 'Убрать из\u00a0избранного' : 'В\u00a0избранное'}
        </Button>
      </div>
    </div>
  );
});
