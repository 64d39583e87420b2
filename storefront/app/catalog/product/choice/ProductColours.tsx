import { css } from '@emotion/react';
import { ColourPicker } from '@meet/ui-kit/colour-picker';
import { color, font } from '@meet/ui-kit/theme';
import { href } from 'react-router';
import { joinColourNames } from '../product-texts.ts';
import type { ProductDetails } from './product-choice.rules.ts';

const onlyColourStyle = css({ font: font(500, 14), '& span': { fontWeight: 400, color: color('muted') } });

interface ColourVariant extends Pick<ProductDetails, 'slug' | 'colorPalletes'> {
  cover: { key: string } | null;
  priceDetails: object | null;
}

interface ProductColoursProps {
  product: ColourVariant;
  /** The same model in other colours. */
  others: readonly ColourVariant[];
}

const joinNames = ({ colorPalletes }: ColourVariant) => colorPalletes.map(({ name }) => name).join(', ');

/** The colours of the model as links to their pages. The order is the same on each of these pages. */
export function ProductColours({ product, others }: ProductColoursProps) {
  if (product.colorPalletes.length === 0) return null;
  const colours = [product, ...others].flatMap((one) => (one.cover ? [{ one, picture: one.cover.key }] : []));
  if (colours.length < 2) {
    return (
      <p css={onlyColourStyle}>
        Цвет: <span>{joinColourNames(product.colorPalletes)}</span>
      </p>
    );
  }
  return (
    <ColourPicker
      colours={colours
        .toSorted((a, b) => (a.one.slug < b.one.slug ? -1 : 1))
        .map(({ one, picture }) => ({
          name: joinNames(one),
          href: href('/product/:slug', { slug: one.slug }),
          picture,
          current: one === product,
          soldOut: one.priceDetails === null,
        }))}
    />
  );
}
