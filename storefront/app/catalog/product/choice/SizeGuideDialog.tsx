import { Dialog } from '@meet/ui-kit/dialog';
import { SizeGuide } from '@meet/ui-kit/size-guide';
import type { SizeGridData } from './ProductSizes.tsx';

interface ProductSizeGuideProps {
  grid: SizeGridData;
  /** Name of the chosen size; undefined when none is chosen. */
  chosenSizeName: string | undefined;
}

function buildRows(grid: SizeGridData) {
  return grid.rows.flatMap(({ eu, uk, us, cm, height }) =>
    eu === null ? [] : [{ eu, uk: uk ?? undefined, us: us ?? undefined, cm: cm ?? undefined, height: height ?? undefined }],
  );
}

/** A grid with body heights is for clothes, where the advice on measuring a foot does not apply. */
const hasBodyHeights = (grid: SizeGridData) => buildRows(grid).some(({ height }) => height !== undefined);

/** The size guide as a table, with advice on measuring. */
export function ProductSizeGuide({ grid, chosenSizeName }: ProductSizeGuideProps) {
  return (
    <SizeGuide
      grids={[{ label: grid.name, rows: buildRows(grid) }]}
      current={chosenSizeName}
      advice={hasBodyHeights(grid) ? null : undefined}
    />
  );
}

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
