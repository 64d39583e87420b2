import { css } from '@emotion/react';
import { Picture } from '@meet/ui-kit/picture';
import { color } from '@meet/ui-kit/theme';

const tile = css({ display: 'block', flex: 'none', alignSelf: 'start', aspectRatio: '4 / 5', background: color('picture') });
const dimmed = css({ '& img': { opacity: 0.75 } });

interface UnitTileProps {
  cover: { key: string } | null;
  width?: number;
  /** Whether the unit is not available any more. */
  isDimmed?: boolean;
}

/** The small picture of a unit. It has no alternative text, because the name is beside it. */
export const UnitTile = ({ cover, width = 48, isDimmed = false }: UnitTileProps) => (
  <span css={[tile, isDimmed && dimmed]} style={{ width }}>
    {cover && <Picture imageKey={cover.key} alt="" sizes={`${width}px`} />}
  </span>
);
