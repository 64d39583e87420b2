import type { ContactsFragment } from '../platform/graphql/generated/graphql.ts';
import type { RequestedProduct } from './AboutProduct.tsx';
import type { RequestFrameProps } from './RequestFrame.tsx';

/** Props of a form that is about a product. */
export interface ProductFormProps extends Pick<RequestFrameProps, 'at' | 'answer' | 'headingLevel'> {
  product: RequestedProduct;
  /** Null for a guest. */
  user: ContactsFragment | null;
}
