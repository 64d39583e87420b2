import { useLocation } from 'react-router';
import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { hydrateLater } from '../../platform/lazy/hydrate-later.tsx';
import { handleRequestForm, loadProductForm } from '../request-pages.server.ts';
import type { Route } from './+types/ProductRequestPage';
import { ProductFormView } from './ProductFormView.tsx';
import { findProductForm, readProductFormKind } from './product-forms.ts';

/** Each page loads its own form only. */
const forms = {
  'price-match': hydrateLater(async () => (await import('./PriceMatchForm.tsx')).PriceMatchForm),
  notice: hydrateLater(async () => (await import('./NoticeForm.tsx')).NoticeForm),
};

export const loader = (args: Route.LoaderArgs) => loadProductForm(args, args.params.slug);

export const action = (args: Route.ActionArgs) => handleRequestForm(args, findProductForm(args.url.pathname).form);

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const { title } = findProductForm(location.pathname);
  const { product, canonical } = loaderData;
  return buildPageMeta({ title: `${title} — ${product.name} — Meet`, description: title, canonical, noindex: true }, matches);
};

/** The page with a form about a product, for browsers that cannot open the form in a dialog. */
export default function ProductRequestPage({ loaderData: { product, user, pageTime }, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { title } = findProductForm(pathname);
  const Form = forms[readProductFormKind(pathname)];
  return (
    <ProductFormView title={title} product={product}>
      <Form product={product} user={user} pageTime={pageTime} result={actionData} />
    </ProductFormView>
  );
}
