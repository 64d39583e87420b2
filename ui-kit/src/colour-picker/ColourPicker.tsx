/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, useId } from 'react';
import { hidden } from '../hidden/index.ts';
import { Strike } from '../internal/Strike.tsx';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { Link } from '../link/index.ts';
import { fill } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import { Picture } from '../picture/index.ts';
import { color, font, media, role, space } from '../theme/index.ts';
import { colourPickerTexts } from './colour-picker-texts.ts';

export interface ColourOption {
  /** Colour name: «Молочный». */
  name: string;
  /** Address of the model in this colour, unique among the colours. */
  href: string;
  /** Key of the picture that shows the model in this colour, which `PictureProvider` turns into an address. */
  picture: string;
  /**
   * Whether the current page shows the model in this colour. At most one colour is current.
   * @default false
   */
  current?: boolean | undefined;
  /**
   * Whether the colour is sold out. Its picture is struck through, but still links to its page.
   * @default false
   */
  soldOut?: boolean | undefined;
}

export interface ColourPickerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Colours of the model. Keep their order the same on the page of each colour. */
  colours: readonly ColourOption[];
  /**
   * Label above the pictures, followed by the name of the current colour: «Цвет: белый».
   * @default 'Цвет'
   */
  label?: string | undefined;
}

const tileWidth = 64;
const heading = css({ font: font(500, 14), '& span': { fontWeight: 400, color: role('muted') } });
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--meet-seam)',
  margin: `${space(2)} 0 0`,
  padding: 0,
  listStyle: 'none',
  '& > li': { flex: `0 0 ${tileWidth}px` },
});
/** Makes the tiles narrower, so that the sixth colour does not wrap alone. */
const sixColours = css({ '& > li': { flex: `0 1 ${tileWidth}px`, minWidth: 0 }, flexWrap: 'nowrap' });
const optionStyle = css({
  position: 'relative',
  display: 'block',
  maxWidth: tileWidth,
  '&::after': { content: '""', display: 'block', height: 2, marginTop: 3 },
  [media.hover]: { '&:hover::after': { background: role('control') } },
  // Keeps the focus ring above the next tile.
  '&:focus-visible': { zIndex: 1 },
  '&[aria-current]::after, &:active::after': { background: role('text') },
  [forcedColors]: { '&[aria-current]::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
const pictureBox = css({ position: 'relative', display: 'block', background: color('picture') });

/** The colours of a model. Each colour links to its page. */
export function ColourPicker({ colours, label, ...divProps }: ColourPickerProps) {
  const texts = useTexts('colourPicker', colourPickerTexts);
  const id = useId();
  const currentColour = colours.find((colour) => colour.current);
  return (
    <div {...divProps}>
      <p css={heading} id={id}>
        {label ?? texts.label}
        {currentColour && (
          <>
            : <span>{currentColour.name.toLowerCase()}</span>
          </>
        )}
      </p>
      <ul css={[list, colours.length === 6 && sixColours]} role="list" aria-labelledby={id}>
        {colours.map(({ name, href, picture, current: isCurrent = false, soldOut = false }) => {
          const linkText = soldOut ? fill(texts.soldOut, { name }) : name;
          return (
            <li key={href}>
              {/* The title equals the text, because screen readers would read a different title after the text. */}
              <Link href={href} css={optionStyle} title={linkText} aria-current={isCurrent ? 'page' : undefined}>
                <span css={pictureBox}>
                  <Picture imageKey={picture} alt="" sizes={`${tileWidth}px`} />
                  {soldOut && <Strike />}
                </span>
                <span css={hidden}>{linkText}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
