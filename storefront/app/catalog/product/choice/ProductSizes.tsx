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

export type SizeGridData = NonNullable<ProductPartsQuery['sizeGrid']>;

const sizeGuideStyle = css({ '&&': { marginTop: space(2) }, font: font(400, 14), color: color('muted') });

const guideLinkStyle = css({ font: font(400, 14) });

const ProductSizeGuide = lazyPart(async () => (await import('./ProductSizeGuide.tsx')).ProductSizeGuide);

const loadGuideDialog = onDemand(async () => (await import('./SizeGuideDialog.tsx')).SizeGuideDialog);

/** Query parameter that shows the size guide in the page. */
const guideParam = 'guide';
const guideId = 'size-guide';

function useGuideInPage() {
  const [search] = useSearchParams();
  const searchWithGuide = new URLSearchParams(search);
  searchWithGuide.set(guideParam, 'open');
  return { isGuideInPage: search.has(guideParam), href: `?${searchWithGuide}#${guideId}` };
}

/** Opens the size guide. Before hydration and without JavaScript the link leads to the same page with the guide in it. */
function SizeGuideLink({ href, onOpen }: { href: string; onOpen: () => void }) {
  const openGuide = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <LinkButton css={guideLinkStyle} variant="text" size="small" href={href} rel="nofollow" aria-haspopup="dialog" onClick={openGuide}>
      Таблица размеров
    </LinkButton>
  );
}

interface ProductSizesProps {
  product: Pick<ProductDetails, 'sizes' | 'sizeGuide' | 'productCategory'>;
  /** Size guide of the product; null if the product has none, or if the guide failed to load. */
  grid: SizeGridData | null;
  /** Slug of the chosen size; empty when none is chosen. */
  size: string;
  onSize: (size: string) => void;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** The sizes in all size systems, including sold-out ones, with a link to the size guide. */
export function ProductSizes({ product, grid, size, onSize, error, inputRef }: ProductSizesProps) {
  const [SizeGuideDialog, requestGuide] = useOnDemand(loadGuideDialog);
  const [isGuideOpen, setGuideOpen] = useState(false);
  const { isGuideInPage, href } = useGuideInPage();
  const options = product.sizes.map(({ name, slug, isAvailable }) => {
    const { uk, us, cm } = grid?.rows.find(({ eu }) => eu === name) ?? {};
    return {
      value: slug,
      name: formatSizeLabel(name),
      wide: isOneSize(name),
      soldOut: !isAvailable,
      uk: uk ?? undefined,
      us: us ?? undefined,
      cm: cm ?? undefined,
    };
  });
  const chosenSizeName = product.sizes.find(({ slug }) => slug === size)?.name;
  const openGuide = () => {
    requestGuide();
    setGuideOpen(true);
  };
  return (
    <>
      <SizePicker
        sizes={options}
        name={choiceParams.size}
        value={size}
        onValueChange={onSize}
        guide={grid && <SizeGuideLink href={href} onOpen={openGuide} />}
        error={error}
        inputRef={inputRef}
      />
      <RememberedSize product={product} size={size} onSize={onSize} />
      {product.sizeGuide && <p css={sizeGuideStyle}>{product.sizeGuide}</p>}
      {isGuideInPage && grid && (
        <section id={guideId} aria-label="Таблица размеров">
          <Suspense>
            <ProductSizeGuide grid={grid} chosenSizeName={chosenSizeName} />
          </Suspense>
        </section>
      )}
      {SizeGuideDialog && grid && (
        <SizeGuideDialog grid={grid} chosenSizeName={chosenSizeName} open={isGuideOpen} onOpenChange={setGuideOpen} />
      )}
    </>
  );
}
