import { css } from '@emotion/react';
import { Picture } from '@meet/ui-kit/picture';
import { color, media } from '@meet/ui-kit/theme';

const tile = css({ display: 'block', flex: 'none', alignSelf: 'start', aspectRatio: '4 / 5', background: color('picture') });
const dimmed = css({ '& img': { opacity: 0.75 } });

interface UnitTileProps {
  cover: { key: string } | null;
  width?: number;
  /** Width on screens from 1440 px on. @default width */
  wideWidth?: number;
  /** Dims the picture of a unit that is not available any more. */
  isDimmed?: boolean;
}

/** The small picture of a unit. It has no alternative text, because the name is beside it. */
export const UnitTile = ({ cover, width = 48, wideWidth = width, isDimmed = false }: UnitTileProps) => (
  <span css={[tile, isDimmed && dimmed, css({ width, [media.wide]: { width: wideWidth } })]}>
    {cover && <Picture imageKey={cover.key} alt="" sizes={`${Math.max(width, wideWidth)}px`} />}
  </span>
);
