import type { OverlayProps } from '../platform/overlay.store.ts';
import { ProductFormDialog } from './ProductFormDialog.tsx';
import { productForms } from './product-forms.ts';

// One module, because each costs the shell the name of a file.
export const PriceMatchDialog = (overlay: OverlayProps) => <ProductFormDialog {...overlay} {...productForms['price-match']} />;
export const NoticeDialog = (overlay: OverlayProps) => <ProductFormDialog {...overlay} {...productForms.notice} />;
