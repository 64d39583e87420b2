import type { ContactsFragment } from '../../platform/graphql/generated/graphql.ts';
import type { RequestFormProps } from '../RequestForm.tsx';
import type { RequestValues } from '../request-form.rules.ts';
import type { RequestedProduct } from './RequestedProductSummary.tsx';

/** The forms about a product, by the last part of their pages' paths. */
export const productForms = {
  'price-match': { form: 'priceMatch', title: 'Нашли дешевле?' },
  notice: { form: 'notice', title: 'Сообщить, когда появится' },
} as const;

type ProductFormKind = keyof typeof productForms;

export const readProductFormKind = (path: string): ProductFormKind => (path.includes('/price-match') ? 'price-match' : 'notice');

export const findProductForm = (path: string) => productForms[readProductFormKind(path)];

export interface ProductFormProps extends Pick<RequestFormProps, 'pageTime' | 'result' | 'headingLevel'> {
  product: RequestedProduct;
  /** Null for a guest. */
  user: ContactsFragment | null;
  /** Called with the input when a guest leaves the form to sign in. Must return the function that opens the form again. */
  onSignIn?: ((typedValues: RequestValues) => () => void) | undefined;
}
