import { Dialog } from '@meet/ui-kit/dialog';
import { hasBodyHeights, ProductSizeGuide, type ProductSizeGuideProps } from './ProductSizeGuide.tsx';

interface SizeGuideDialogProps extends ProductSizeGuideProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The size guide in a dialog. Loaded on demand. */
export function SizeGuideDialog({ grid, chosenSizeName, open, onOpenChange }: SizeGuideDialogProps) {
  return (
    <Dialog
      title="Таблица размеров"
      description={grid.name}
      size={hasBodyHeights(grid) ? 'medium' : 'large'}
      open={open}
      onOpenChange={onOpenChange}
    >
      <ProductSizeGuide grid={grid} chosenSizeName={chosenSizeName} />
    </Dialog>
  );
}
