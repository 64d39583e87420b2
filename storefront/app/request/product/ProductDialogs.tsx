import type { OverlayProps } from '../../platform/overlay.store.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { PriceMatchForm } from './PriceMatchForm.tsx';
import { ProductFormDialog } from './ProductFormDialog.tsx';
import { productForms } from './product-forms.ts';

// Both dialogs share a module, because each module adds its file name to the shell's script.
export const PriceMatchDialog = (overlay: OverlayProps) => (
  <ProductFormDialog {...overlay} title={productForms['price-match'].title} overlay="price-match" Form={PriceMatchForm} />
);
export const NoticeDialog = (overlay: OverlayProps) => (
  <ProductFormDialog {...overlay} title={productForms.notice.title} overlay="notice" Form={NoticeForm} />
);
