import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { isPlainPress } from '@meet/ui-kit/link';
import { SizePicker } from '@meet/ui-kit/size-picker';
import { color, font, space } from '@meet/ui-kit/theme';
import { type MouseEvent, type Ref, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ProductPartsQuery } from '../../../platform/graphql/generated/graphql.ts';
import { lazyPart } from '../../../platform/lazy/lazy-part.ts';
import { onDemand } from '../../../platform/lazy/on-demand.ts';
import { useOnDemand } from '../../../platform/lazy/use-on-demand.ts';
import { formatSizeLabel, isOneSize } from '../../size-label.ts';
import { choiceParams, type ProductDetails } from './product-choice.rules.ts';
import { RememberedSize } from './RememberedSize.tsx';

export type SizeChartData = NonNullable<ProductPartsQuery['sizeGrid']>;

const sizeGuideStyle = css({ '&&': { marginTop: space(2) }, font: font(400, 14), color: color('muted') });

const chartLinkStyle = css({ font: font(400, 14) });

const SizeChart = lazyPart(async () => (await import('./SizeChartDialog.tsx')).SizeChart);

const loadChartDialog = onDemand(async () => (await import('./SizeChartDialog.tsx')).SizeChartDialog);

/** Query parameter that shows the size chart in the page. */
const chartParam = 'guide';
const chartId = 'size-guide';

function useChartInPage() {
  const [search] = useSearchParams();
  const withChart = new URLSearchParams(search);
  withChart.set(chartParam, 'open');
  return { isInPage: search.has(chartParam), href: `?${withChart}#${chartId}` };
}

/** Opens the size chart. Before hydration and without JavaScript the link leads to the same page with the chart in it. */
function ChartLink({ href, onOpen }: { href: string; onOpen: () => void }) {
  const openChart = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <LinkButton css={chartLinkStyle} variant="text" size="small" href={href} rel="nofollow" aria-haspopup="dialog" onClick={openChart}>
      Таблица размеров
    </LinkButton>
  );
}

interface ProductSizesProps {
  product: Pick<ProductDetails, 'sizes' | 'sizeGuide' | 'productCategory'>;
  /** Size chart of the product; null if it has none. */
  chart: SizeChartData | null;
  /** Slug of the chosen size; empty when none is chosen. */
  size: string;
  onSize: (size: string) => void;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** The sizes in all size systems, including sold-out ones, with a link to the size chart. */
export function ProductSizes({ product, chart, size, onSize, error, inputRef }: ProductSizesProps) {
  const [SizeChartDialog, requestChart] = useOnDemand(loadChartDialog);
  const [isChartOpen, setChartOpen] = useState(false);
  const { isInPage, href } = useChartInPage();
  const options = product.sizes.map(({ name, slug, isAvailable }) => {
    const { uk, us, cm } = chart?.rows.find(({ eu }) => eu === name) ?? {};
    const otherSystems = { uk: uk ?? undefined, us: us ?? undefined, cm: cm ?? undefined };
    return { value: slug, name: formatSizeLabel(name), wide: isOneSize(name), soldOut: !isAvailable, ...otherSystems };
  });
  const chosenName = product.sizes.find(({ slug }) => slug === size)?.name;
  const openChart = () => {
    requestChart();
    setChartOpen(true);
  };
  return (
    <>
      <SizePicker
        sizes={options}
        name={choiceParams.size}
        value={size}
        onValueChange={onSize}
        guide={chart && <ChartLink href={href} onOpen={openChart} />}
        error={error}
        inputRef={inputRef}
      />
      <RememberedSize product={product} size={size} onSize={onSize} />
      {product.sizeGuide && <p css={sizeGuideStyle}>{product.sizeGuide}</p>}
      {isInPage && chart && (
        <section id={chartId} aria-label="Таблица размеров">
          <Suspense>
            <SizeChart chart={chart} current={chosenName} />
          </Suspense>
        </section>
      )}
      {SizeChartDialog && chart && <SizeChartDialog chart={chart} current={chosenName} open={isChartOpen} onOpenChange={setChartOpen} />}
    </>
  );
}
