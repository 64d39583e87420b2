import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { isPlainPress } from '@meet/ui-kit/link';
import { SizePicker } from '@meet/ui-kit/size-picker';
import { color, font, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, type Ref, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ProductSizeGridQuery } from '../../../platform/graphql/generated/graphql.ts';
import { lazyPart } from '../../../platform/lazy/lazy-part.ts';
import { onDemand } from '../../../platform/lazy/on-demand.ts';
import { useHydrated } from '../../../platform/lazy/use-hydrated.ts';
import { useOnDemand } from '../../../platform/lazy/use-on-demand.ts';
import { useStore } from '../../../platform/store/root-store.tsx';
import { isOnlySize, sizeLabel } from '../../size-words.ts';
import { choiceParams, type ProductDetails } from './product-choice.rules.ts';
import { RememberedSizesStore } from './remembered-sizes.store.ts';

const root = css({ justifySelf: 'start' });

interface RememberedSizeProps {
  product: Pick<ProductDetails, 'sizes' | 'productCategory'>;
  /** Slug of the chosen size; empty when none is chosen. */
  size: string;
  onSize: (size: string) => void;
}

/** Suggests a size that the shopper has bought in this category, until one is chosen. */
export const RememberedSize = observer(function RememberedSize({ product, size, onSize }: RememberedSizeProps) {
  const remembered = useStore(RememberedSizesStore).of(product.productCategory.slug);
  const isHydrated = useHydrated();
  const offered = remembered
    .map((slug) => product.sizes.find((one) => one.slug === slug))
    .find((one) => one?.isAvailable && !isOnlySize(one.name));
  if (!isHydrated || size !== '' || !offered) return null;
  return (
    <Button css={root} variant="text" size="small" onClick={() => onSize(offered.slug)}>
      Мой размер: {sizeLabel(offered.name)}
    </Button>
  );
});

export type SizeGrid = NonNullable<ProductSizeGridQuery['sizeGrid']>;

const fit = css({ '&&': { marginTop: space(2) }, font: font(400, 14), color: color('muted') });

const chartLink = css({ font: font(400, 14) });

const SizeChart = lazyPart(async () => (await import('./ProductSizeGuide.tsx')).SizeChart);

const loadSizeGuide = onDemand(async () => (await import('./ProductSizeGuide.tsx')).ProductSizeGuide);

/** Search parameter that shows the size chart in the page. */
const chartParam = 'guide';
const chartId = 'size-guide';

function useChartInPage() {
  const [search] = useSearchParams();
  const withChart = new URLSearchParams(search);
  withChart.set(chartParam, 'open');
  return { isInPage: search.has(chartParam), href: `?${withChart}#${chartId}` };
}

/** Opens the size chart. Before hydration and without JavaScript it leads to the page with the chart in it. */
function ChartLink({ href, onOpen }: { href: string; onOpen: () => void }) {
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <LinkButton css={chartLink} variant="text" size="small" href={href} rel="nofollow" aria-haspopup="dialog" onClick={press}>
      Таблица размеров
    </LinkButton>
  );
}

interface ProductSizesProps {
  product: Pick<ProductDetails, 'sizes' | 'sizeGuide' | 'productCategory'>;
  /** Size chart of the product, if it has one. */
  grid: SizeGrid | null;
  /** Slug of the chosen size; empty when none is chosen. */
  size: string;
  onSize: (size: string) => void;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** The sizes in all size systems, including sold-out ones, with a link to the size chart. */
export function ProductSizes({ product, grid, size, onSize, error, inputRef }: ProductSizesProps) {
  const [SizeGuide, requestGuide] = useOnDemand(loadSizeGuide);
  const [guideIsOpen, openGuide] = useState(false);
  const { isInPage, href } = useChartInPage();
  const options = product.sizes.map(({ name, slug, isAvailable }) => {
    const { uk, us, cm } = grid?.rows.find(({ eu }) => eu === name) ?? {};
    const scales = { uk: uk ?? undefined, us: us ?? undefined, cm: cm ?? undefined };
    return { value: slug, name: sizeLabel(name), wide: isOnlySize(name), soldOut: !isAvailable, ...scales };
  });
  const current = product.sizes.find(({ slug }) => slug === size)?.name;
  const open = () => {
    requestGuide();
    openGuide(true);
  };
  return (
    <>
      <SizePicker
        sizes={options}
        name={choiceParams.size}
        value={size}
        onValueChange={onSize}
        guide={grid && <ChartLink href={href} onOpen={open} />}
        error={error}
        inputRef={inputRef}
      />
      <RememberedSize product={product} size={size} onSize={onSize} />
      {product.sizeGuide && <p css={fit}>{product.sizeGuide}</p>}
      {isInPage && grid && (
        <section id={chartId} aria-label="Таблица размеров">
          <Suspense>
            <SizeChart grid={grid} current={current} />
          </Suspense>
        </section>
      )}
      {SizeGuide && grid && <SizeGuide grid={grid} current={current} open={guideIsOpen} onOpenChange={openGuide} />}
    </>
  );
}
