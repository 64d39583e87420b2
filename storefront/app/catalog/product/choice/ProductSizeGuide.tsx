import { Dialog } from '@meet/ui-kit/dialog';
import { SizeGuide } from '@meet/ui-kit/size-guide';
import type { SizeGrid } from './ProductSizes.tsx';

interface SizeChartProps {
  grid: SizeGrid;
  /** Name of the chosen size. */
  current: string | undefined;
}

function buildRows(grid: SizeGrid) {
  return grid.rows.flatMap(({ eu, uk, us, cm, height }) =>
    eu === null ? [] : [{ eu, uk: uk ?? undefined, us: us ?? undefined, cm: cm ?? undefined, height: height ?? undefined }],
  );
}

/** A chart with body heights is for clothes, where the advice on measuring a foot does not apply. */
const isByHeight = (grid: SizeGrid) => buildRows(grid).some(({ height }) => height !== undefined);

/** The size chart. */
export function SizeChart({ grid, current }: SizeChartProps) {
  return <SizeGuide grids={[{ label: grid.name, rows: buildRows(grid) }]} current={current} advice={isByHeight(grid) ? null : undefined} />;
}

interface ProductSizeGuideProps extends SizeChartProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The size chart in a dialog. Loaded on demand. */
export function ProductSizeGuide({ grid, current, open, onOpenChange }: ProductSizeGuideProps) {
  return (
    <Dialog
      title="Таблица размеров"
      description={grid.name}
      size={isByHeight(grid) ? 'medium' : 'large'}
      open={open}
      onOpenChange={onOpenChange}
    >
      <SizeChart grid={grid} current={current} />
    </Dialog>
  );
}
