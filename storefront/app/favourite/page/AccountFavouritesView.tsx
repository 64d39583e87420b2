import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { FieldMessage } from '@meet/ui-kit/field';
import { hidden } from '@meet/ui-kit/hidden';
import { LoadMore } from '@meet/ui-kit/load-more';
import { Pagination } from '@meet/ui-kit/pagination';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import { space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { href } from 'react-router';
import { useStore } from '../../platform/store/root-store.tsx';
import { FavouritesStore } from '../favourites.store.ts';
import { FavouriteCard } from './FavouriteCard.tsx';
import { FavouritesEmpty, FavouritesFrame, FavouritesWaiting } from './FavouritesFrame.tsx';
import { type FavouriteRow, favouriteFields, favouritesPath, favouritesPerPage } from './favourites-page.rules.ts';
import { RemovedCard } from './RemovedCard.tsx';
import { useAccountList } from './use-account-list.ts';

const more = css({ marginTop: space(14) });

const notice = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(4), marginBottom: space(6) });

const alert = css({ '&:not(:empty)': { marginBottom: space(6) } });

const firstRow = 4;

/** A page of the account's favourites as the server has rendered it. */
export interface InitialFavourites {
  /** Id of the account. */
  owner: string;
  /** From 1. */
  page: number;
  /** Ids of all favourites, not only of this page. */
  ids: readonly string[];
  rows: readonly FavouriteRow[];
  totalPages: number;
  totalItems: number;
  /** A product that was removed without JavaScript just now. */
  removed: { id: string; name: string } | null;
}

/** Offers to restore a product that was removed without JavaScript. */
const Removed = ({ id, name }: NonNullable<InitialFavourites['removed']>) => (
  <form css={notice} method="post" action={href('/favorites')}>
    <p role="status">{name}: убрано</p>
    <Button type="submit" variant="text" size="small" name={favouriteFields.add} value={id}>
      Вернуть
      <span css={hidden}>: {name}</span>
    </Button>
  </form>
);

const List = observer(function List({ initial }: { initial: InitialFavourites }) {
  const favourites = useStore(FavouritesStore);
  const { items, isRemoved, waits, visibleCount, total, state, more: loadMore } = useAccountList(initial);
  const element = useRef<HTMLDivElement>(null);
  if (items.length === 0) return waits ? <FavouritesWaiting count={favourites.count} /> : <FavouritesEmpty />;
  const before = visibleCount - items.length;
  const cards = items.map((row, index) =>
    isRemoved(row.id) ? (
      <RemovedCard key={row.id} name={row.product.name} onUndo={() => favourites.restore(row.id, items[index + 1]?.id)} />
    ) : (
      <FavouriteCard key={row.id} row={row} priority={index < firstRow} />
    ),
  );
  return (
    <div ref={element}>
      <h2 css={hidden}>Товары</h2>
      <ProductGrid label="Избранное">{cards}</ProductGrid>
      {total > favouritesPerPage && (
        <LoadMore
          css={more}
          shown={visibleCount}
          total={total}
          step={favouritesPerPage}
          href={favouritesPath({ page: initial.page + 1 })}
          onLoad={loadMore}
          loading={state === 'loading'}
          error={state === 'failed' ? 'Не\u00a0загрузилось, проверьте связь' : undefined}
          firstNew={(visibleBefore) => element.current?.querySelectorAll<HTMLElement>('article a')[visibleBefore - before]}
        >
          <Pagination page={initial.page} totalPages={initial.totalPages} getHref={(page) => favouritesPath({ page })} />
        </LoadMore>
      )}
    </div>
  );
});

interface AccountFavouritesViewProps {
  initial: InitialFavourites;
  /** Error of a change without JavaScript. */
  failed?: string | undefined;
}

/** The favourites of a signed-in shopper. They are part of the page, and can be read and removed without JavaScript. */
export const AccountFavouritesView = ({ initial, failed }: AccountFavouritesViewProps) => (
  <FavouritesFrame>
    <div css={alert} role="alert">
      {failed && <FieldMessage tone="error">{failed}</FieldMessage>}
    </div>
    {initial.removed && !initial.ids.includes(initial.removed.id) && <Removed {...initial.removed} />}
    <List initial={initial} />
  </FavouritesFrame>
);
