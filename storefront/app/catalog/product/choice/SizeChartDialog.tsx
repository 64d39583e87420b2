import { Dialog } from '@meet/ui-kit/dialog';
import { SizeGuide } from '@meet/ui-kit/size-guide';
import type { SizeChartData } from './ProductSizes.tsx';

interface SizeChartProps {
  chart: SizeChartData;
  /** Name of the chosen size. */
  current: string | undefined;
}

function buildRows(chart: SizeChartData) {
  return chart.rows.flatMap(({ eu, uk, us, cm, height }) =>
    eu === null ? [] : [{ eu, uk: uk ?? undefined, us: us ?? undefined, cm: cm ?? undefined, height: height ?? undefined }],
  );
}

/** A chart with body heights is for clothes, where the advice on measuring a foot does not apply. */
const hasBodyHeights = (chart: SizeChartData) => buildRows(chart).some(({ height }) => height !== undefined);

/** The size chart as a table, with advice on measuring. */
export function SizeChart({ chart, current }: SizeChartProps) {
  return (
    <SizeGuide
      grids={[{ label: chart.name, rows: buildRows(chart) }]}
      current={current}
      advice={hasBodyHeights(chart) ? null : undefined}
    />
  );
}

interface SizeChartDialogProps extends SizeChartProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The size chart in a dialog. Loaded on demand. */
export function SizeChartDialog({ chart, current, open, onOpenChange }: SizeChartDialogProps) {
  return (
    <Dialog
      title="Таблица размеров"
      description={chart.name}
      size={hasBodyHeights(chart) ? 'medium' : 'large'}
      open={open}
      onOpenChange={onOpenChange}
    >
      <SizeChart chart={chart} current={current} />
    </Dialog>
  );
}
