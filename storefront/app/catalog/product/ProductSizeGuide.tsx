import { Dialog } from '@meet/ui-kit/dialog';
import { SizeGuide } from '@meet/ui-kit/size-guide';
import type { SizeGrid } from './ProductSizes.tsx';

interface ProductSizeGuideProps {
  grid: SizeGrid;
  /** The chosen size, as it is written. */
  current: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The table of sizes over the page. Loaded when it is asked for. */
export function ProductSizeGuide({ grid, current, open, onOpenChange }: ProductSizeGuideProps) {
  const rows = grid.rows.flatMap(({ eu, uk, us, cm, height }) =>
    eu === null ? [] : [{ eu, uk: uk ?? undefined, us: us ?? undefined, cm: cm ?? undefined, height: height ?? undefined }],
  );
  // Clothes are told by the height of who wears them; for them a foot need not be measured.
  const advice = rows.some(({ height }) => height !== undefined) ? null : undefined;
  return (
    <Dialog
      title="Таблица размеров"
      description={grid.name}
      size={advice === null ? 'medium' : 'large'}
      open={open}
      onOpenChange={onOpenChange}
    >
      <SizeGuide grids={[{ label: grid.name, rows }]} current={current} advice={advice} />
    </Dialog>
  );
}
