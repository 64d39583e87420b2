import type { ContactsFragment } from '../platform/graphql/generated/graphql.ts';
import type { RequestedProduct } from './AboutProduct.tsx';
import type { RequestFrameProps } from './RequestFrame.tsx';
import type { RequestValues } from './request-form.rules.ts';

/** Props of a form that is about a product. */
export interface ProductFormProps extends Pick<RequestFrameProps, 'at' | 'result' | 'headingLevel'> {
  product: RequestedProduct;
  /** Null for a guest. */
  user: ContactsFragment | null;
  /** Called with what was typed when a guest leaves the form to sign in, and returns where the form is shown again. */
  onSignIn?: ((typed: RequestValues) => () => void) | undefined;
}
