import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { SizePicker } from '@meet/ui-kit/size-picker';
import { color, font, space } from '@meet/ui-kit/theme';
import { type Ref, useState } from 'react';
import type { ProductSizeGridQuery } from '../../../platform/graphql/generated/graphql.ts';
import { useOnDemand } from '../../../platform/lazy/use-on-demand.ts';
import { isOnlySize, sizeLabel } from '../../size-words.ts';
import { choiceParams, type ProductFacts } from './product-choice.rules.ts';

export type SizeGrid = NonNullable<ProductSizeGridQuery['sizeGrid']>;

const fit = css({ '&&': { marginTop: space(2) }, font: font(400, 14), color: color('muted') });

// The size chart opens only with JavaScript.
const guideButton = css({ font: font(400, 14), '@media (scripting: none)': { display: 'none' } });

interface ProductSizesProps {
  product: Pick<ProductFacts, 'sizes' | 'sizeGuide'>;
  /** Size chart of the product, if it has one. */
  grid: SizeGrid | null;
  /** Slug of the chosen size; empty when none is chosen. */
  size: string;
  onSize: (size: string) => void;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** The sizes in all size systems, including sold-out ones, with the button of the size chart. */
export function ProductSizes({ product, grid, size, onSize, error, inputRef }: ProductSizesProps) {
  const [guide, askForGuide] = useOnDemand(() => import('./ProductSizeGuide.tsx'));
  const [guideIsOpen, openGuide] = useState(false);
  const options = product.sizes.map(({ name, slug, isAvailable }) => {
    const { uk, us, cm } = grid?.rows.find(({ eu }) => eu === name) ?? {};
    const scales = { uk: uk ?? undefined, us: us ?? undefined, cm: cm ?? undefined };
    return { value: slug, name: sizeLabel(name), wide: isOnlySize(name), soldOut: !isAvailable, ...scales };
  });
  const open = () => {
    askForGuide();
    openGuide(true);
  };
  const button = grid && (
    <Button css={guideButton} variant="text" size="small" aria-haspopup="dialog" onClick={open}>
      Таблица размеров
    </Button>
  );
  return (
    <>
      <SizePicker
        sizes={options}
        name={choiceParams.size}
        value={size}
        onValueChange={onSize}
        guide={button}
        error={error}
        inputRef={inputRef}
      />
      {product.sizeGuide && <p css={fit}>{product.sizeGuide}</p>}
      {guide && grid && (
        <guide.ProductSizeGuide
          grid={grid}
          current={product.sizes.find(({ slug }) => slug === size)?.name}
          open={guideIsOpen}
          onOpenChange={openGuide}
        />
      )}
    </>
  );
}
