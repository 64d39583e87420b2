import { css } from '@emotion/react';
import { Picture } from '@meet/ui-kit/picture';
import { color } from '@meet/ui-kit/theme';

const tile = css({ display: 'block', flex: 'none', alignSelf: 'start', width: 48, aspectRatio: '4 / 5', background: color('picture') });

interface UnitTileProps {
  cover: { key: string } | null;
}

/** The small picture of a unit. It has no alternative text, because the name is beside it. */
export const UnitTile = ({ cover }: UnitTileProps) => (
  <span css={tile}>{cover && <Picture imageKey={cover.key} alt="" sizes="48px" />}</span>
);
