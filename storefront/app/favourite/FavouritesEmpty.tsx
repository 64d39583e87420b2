import { EmptyShelf } from '../catalog/card/EmptyShelf.tsx';

export const FavouritesEmpty = () => (
  <EmptyShelf
    title="В&nbsp;избранном пока пусто"
    text="Нажимайте на&nbsp;сердечко у&nbsp;понравившихся товаров: мы&nbsp;сохраним их&nbsp;здесь."
  />
);
