import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { EmptyState } from '@meet/ui-kit/empty-state';
import { Heading } from '@meet/ui-kit/heading';
import { hidden } from '@meet/ui-kit/hidden';
import { ProductCardSkeleton } from '@meet/ui-kit/product-card';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import { color, media, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { EmptyShelf } from '../catalog/card/EmptyShelf.tsx';
import { GoodsCard } from '../catalog/card/GoodsCard.tsx';
import { FavouriteProductsDocument } from '../platform/graphql/generated/graphql.ts';
import { useAnswer } from '../platform/graphql/use-answer.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { withoutScript, withScript, wrap } from '../platform/theme/layout-style.ts';
import { FavouritesStore } from './favourites.store.ts';
import { RemovedCard } from './RemovedCard.tsx';
import { useKeptPlaces, useKnown } from './use-kept-places.ts';

const root = css({ paddingTop: space(6), [media.desktop]: { paddingTop: space(10) } });

const number = css({ color: color('muted') });

// Keeps the footer below the first screen while the favourites load, so that it does not jump.
const body = css({ marginTop: space(6), minHeight: '85vh' });

const firstScreen = 4;

function Waiting({ count }: { count: number }) {
  return (
    <>
      <div css={withScript}>
        <ProductGrid loading>
          {Array.from({ length: Math.min(count || firstScreen, 2 * firstScreen) }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
            <ProductCardSkeleton key={place} />
          ))}
        </ProductGrid>
      </div>
      <p css={withoutScript}>Чтобы увидеть избранное, включите JavaScript.</p>
    </>
  );
}

const Empty = () => (
  <EmptyShelf
    title="В&nbsp;избранном пока пусто"
    text="Нажимайте на&nbsp;сердечко у&nbsp;понравившихся товаров: мы&nbsp;сохраним их&nbsp;здесь."
  />
);

function Failed({ asking, again }: { asking: boolean; again: () => void }) {
  return (
    <EmptyState
      announced
      title={asking ? 'Загружаем избранное' : 'Избранное не загрузилось'}
      text="Ничего не пропало: проверьте связь и попробуйте ещё раз."
      actions={
        <Button variant="line" onClick={again} loading={asking}>
          Повторить
        </Button>
      }
    />
  );
}

const Content = observer(function Content() {
  const favourites = useStore(FavouritesStore);
  const { places, wanted } = useKeptPlaces(favourites.ids);
  const { answer, asked, asking, failed, again } = useAnswer(FavouriteProductsDocument, wanted.length > 0 ? { ids: [...wanted] } : null);
  const products = answer?.productList;
  const known = useKnown(products);
  // Drops products that the shop no longer has. Otherwise the counter in the header would include products that are not shown.
  useEffect(() => {
    if (!products || !asked) return;
    const askedFor = [asked.ids].flat();
    const offered = new Set(products.map(({ id }) => id));
    const gone = favourites.ids.filter((id) => askedFor.includes(id) && !offered.has(id));
    if (gone.length > 0) favourites.drop(gone);
  }, [products, asked, favourites]);
  if (!favourites.isRead) return <Waiting count={0} />;
  if (places.length === 0) return <Empty />;
  if (!products) return failed ? <Failed asking={asking} again={again} /> : <Waiting count={places.length} />;
  const shown = places.flatMap((id) => known.get(id) ?? []);
  if (shown.length === 0) return <Empty />;
  return (
    <>
      <h2 css={hidden}>Товары</h2>
      <ProductGrid label="Избранное">
        {shown.map((product, place) =>
          favourites.has(product.id) ? (
            <GoodsCard key={product.id} product={product} />
          ) : (
            <RemovedCard key={product.id} name={product.name} onUndo={() => favourites.restore(product.id, shown[place + 1]?.id)} />
          ),
        )}
      </ProductGrid>
    </>
  );
});

/** Content of the favourites page. */
export const FavouritesView = observer(function FavouritesView() {
  const { count } = useStore(FavouritesStore);
  return (
    <div css={[wrap, root]}>
      <Heading level={1}>Избранное {count > 0 && <span css={number}>{count}</span>}</Heading>
      <div css={body}>
        <Content />
      </div>
    </div>
  );
});
