import { css } from '@emotion/react';
import { ColourPicker } from '@meet/ui-kit/colour-picker';
import { color, font } from '@meet/ui-kit/theme';
import { href } from 'react-router';
import { joinColourNames, type ProductDetails } from './product-choice.rules.ts';

const onlyColourStyle = css({ font: font(500, 14), '& span': { fontWeight: 400, color: color('muted') } });

interface ColourVariant extends Pick<ProductDetails, 'slug' | 'colorPalletes'> {
  cover: { key: string } | null;
  priceDetails: object | null;
}

interface ProductColoursProps {
  product: ColourVariant;
  otherVariants: readonly ColourVariant[];
}

const joinVariantColours = ({ colorPalletes }: ColourVariant) => colorPalletes.map(({ name }) => name).join(', ');

/** The colours of the model as links to their pages. The order is the same on each of these pages. */
export function ProductColours({ product, otherVariants }: ProductColoursProps) {
  if (product.colorPalletes.length === 0) return null;
  const picturedVariants = [product, ...otherVariants].flatMap((variant) =>
    variant.cover ? [{ variant, picture: variant.cover.key }] : [],
  );
  if (picturedVariants.length < 2) {
    return (
      <p css={onlyColourStyle}>
        Цвет: <span>{joinColourNames(product.colorPalletes)}</span>
      </p>
    );
  }
  return (
    <ColourPicker
      colours={picturedVariants
        .toSorted((a, b) => (a.variant.slug < b.variant.slug ? -1 : 1))
        .map(({ variant, picture }) => ({
          name: joinVariantColours(variant),
          href: href('/product/:slug', { slug: variant.slug }),
          picture,
          current: variant === product,
          soldOut: variant.priceDetails === null,
        }))}
    />
  );
}
