import { href } from 'react-router';
import { userContext } from '../../auth/session/session.server.ts';
import { createServiceUnavailable } from '../../platform/error-response.ts';
import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { addChosenUnit, productParam } from '../add-chosen-unit.server.ts';
import { loadInitialCart } from '../cart-page.server.ts';
import { changeCart } from '../change-cart.server.ts';
import type { InitialCart } from '../use-cart.ts';
import type { Route } from './+types/CartPage';
import { CartView } from './CartView.tsx';

const buildCanonical = (origin: string) => new URL(href('/cart'), origin).href;

/** The page contains the cart of a signed-in shopper. A guest's cart is stored only in the browser. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<{ canonical: string; initial: InitialCart | null }> {
  const user = context.get(userContext);
  if (user === undefined) throw createServiceUnavailable();
  return {
    canonical: buildCanonical(context.get(visitContext).publicUrl),
    initial: user && (await loadInitialCart({ request, url, context })),
  };
}

/** A navigation in the browser loads nothing: the tab has the cart, and requests its prices itself. */
export const clientLoader = async () => ({ canonical: buildCanonical(location.origin), initial: null });

/** Without JavaScript, changes the cart, or adds the unit that was chosen on a product page. */
export const action = ({ request, url, context }: Route.ActionArgs) =>
  url.searchParams.has(productParam) ? addChosenUnit({ request, url, context }) : changeCart({ request, url, context });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        { title: 'Корзина — Meet', description: 'Что вы отложили, чтобы купить.', canonical: loaderData.canonical, noindex: true },
        matches,
      )
    : [];

export default function CartPage({ loaderData: { initial }, actionData }: Route.ComponentProps) {
  return <CartView initial={initial && { ...initial, refused: actionData?.refused }} />;
}
