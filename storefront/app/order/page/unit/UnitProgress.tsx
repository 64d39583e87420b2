import { css } from '@emotion/react';
import { CopyText } from '@meet/ui-kit/copy-text';
import { Link } from '@meet/ui-kit/link';
import { color, font, media, space } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import type { UnitGroup } from './unit-groups.rules.ts';

/** The progress is aligned with the text beside the picture of the unit. */
const root = css({ display: 'grid', font: font(400, 14), [media.tablet]: { paddingInlineStart: 92 } });
const unitText = css({ marginTop: space(3) });
/** The track code is closer to the unit than to the stages. */
const trackCodeStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(3), marginTop: space(2) });
const muted = css({ color: color('muted') });

interface UnitProgressProps {
  group: UnitGroup;
  /** Describes what is happening to the units; empty if the page already describes that for the whole order. */
  text: string;
  /** Whether the track code is displayed. Only the owner sees it. */
  hasTrackCode: boolean;
  /** The stages, with the actions below them. */
  children: ReactNode;
}

/** What is displayed once for units with the same progress: a description, the track code and the stages. */
export const UnitProgress = ({ group: { state, first }, text, hasTrackCode, children }: UnitProgressProps) => (
  <div css={root}>
    {text && <p css={unitText}>{text}</p>}
    {hasTrackCode && first.trackCode && state === 'waiting' && (
      <p css={trackCodeStyle}>
        <span css={muted}>Трек-номер</span> <CopyText text={first.trackCode} label="трек-номер" />
        {first.trackUrl && (
          <Link standalone href={first.trackUrl} variant="underlined" target="_blank" rel="noopener">
            Отследить на&nbsp;сайте службы доставки
          </Link>
        )}
      </p>
    )}
    {children}
  </div>
);
