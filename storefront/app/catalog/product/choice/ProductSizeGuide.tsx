import { Dialog } from '@meet/ui-kit/dialog';
import { SizeGuide } from '@meet/ui-kit/size-guide';
import type { SizeGrid } from './ProductSizes.tsx';

interface ProductSizeGuideProps {
  grid: SizeGrid;
  /** Name of the chosen size. */
  current: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The size chart in a dialog. Loaded on demand. */
export function ProductSizeGuide({ grid, current, open, onOpenChange }: ProductSizeGuideProps) {
  const rows = grid.rows.flatMap(({ eu, uk, us, cm, height }) =>
    eu === null ? [] : [{ eu, uk: uk ?? undefined, us: us ?? undefined, cm: cm ?? undefined, height: height ?? undefined }],
  );
  // A chart with body heights is for clothes, where the advice on measuring a foot does not apply.
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
