import { href } from 'react-router';
import { pageMeta } from '../platform/head/page-meta.ts';
import { visitContext } from '../platform/visit.server.ts';
import type { Route } from './+types/CartPage';
import { CartView } from './CartView.tsx';

export const loader = ({ context }: Route.LoaderArgs) => ({ canonical: new URL(href('/cart'), context.get(visitContext).publicUrl).href });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(
        { title: 'Корзина — Meet', description: 'Что вы отложили, чтобы купить.', canonical: loaderData.canonical, noindex: true },
        matches,
      )
    : [];

export default function CartPage() {
  return <CartView />;
}
