import { SizeGuide } from '@meet/ui-kit/size-guide';
import type { SizeGridData } from './ProductSizes.tsx';

export interface ProductSizeGuideProps {
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
export const hasBodyHeights = (grid: SizeGridData) => buildRows(grid).some(({ height }) => height !== undefined);

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
