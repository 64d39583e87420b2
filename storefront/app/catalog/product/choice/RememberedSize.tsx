import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { observer } from 'mobx-react-lite';
import { useHydrated } from '../../../platform/lazy/use-hydrated.ts';
import { useStore } from '../../../platform/store/root-store.tsx';
import { formatSizeLabel, isOneSize } from '../../size-label.ts';
import type { ProductDetails } from './product-choice.rules.ts';
import { RememberedSizesStore } from './remembered-sizes.store.ts';

const root = css({ justifySelf: 'start' });

interface RememberedSizeProps {
  product: Pick<ProductDetails, 'sizes' | 'productCategory'>;
  /** Slug of the chosen size; empty when none is chosen. */
  size: string;
  onSize: (size: string) => void;
}

/** Suggests a size of this category that the shopper has added to the cart before, until a size is chosen. */
export const RememberedSize = observer(function RememberedSize({ product, size, onSize }: RememberedSizeProps) {
  const rememberedSlugs = useStore(RememberedSizesStore).listSizes(product.productCategory.slug);
  const isHydrated = useHydrated();
  const suggestedSize = rememberedSlugs
    .map((slug) => product.sizes.find((productSize) => productSize.slug === slug))
    .find((productSize) => productSize?.isAvailable && !isOneSize(productSize.name));
  if (!isHydrated || size !== '' || !suggestedSize) return null;
  return (
    <Button css={root} variant="text" size="small" onClick={() => onSize(suggestedSize.slug)}>
      Мой размер: {formatSizeLabel(suggestedSize.name)}
    </Button>
  );
});
