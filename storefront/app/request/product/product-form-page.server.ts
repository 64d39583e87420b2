import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { notFound } from '../../platform/error-response.ts';
import { RequestedProductDocument } from '../../platform/graphql/generated/graphql.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';

type Visiting = Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'url' | 'context'>;

/** Loads the data of a form about a product. Throws a 404 for an unknown product. */
export async function loadProductForm({ url, context }: Visiting, slug: string) {
  const { product, user } = await context.get(apiContext).query(RequestedProductDocument, { slug });
  if (!product) throw notFound(url);
  const { publicUrl, startedAt } = context.get(visitContext);
  return { product, user: user ?? null, at: startedAt.getTime(), canonical: new URL(`/product/${product.slug}`, publicUrl).href };
}
