import { css } from '@emotion/react';
import { CopyText } from '@meet/ui-kit/copy-text';
import { Link } from '@meet/ui-kit/link';
import { Stepper } from '@meet/ui-kit/stepper';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { buildStages } from './stages.rules.ts';
import type { UnitGroup } from './unit-groups.rules.ts';

const root = css({ display: 'grid', gap: space(4), font: font(400, 14) });
const spaced = css({ marginTop: space(5) });
const track = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(3) });
const muted = css({ color: color('muted') });
/** A link that unfolds details. */
export const fold = css({
  '& > summary': {
    width: 'fit-content',
    minHeight: 'var(--meet-target)',
    display: 'flex',
    alignItems: 'center',
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textDecorationColor: color('control'),
    textUnderlineOffset: '.25em',
  },
  '& > div': { paddingBlock: space(3) },
});

/** In line with the text beside the picture of the unit, as its other links are. */
const inText = css({ [media.tablet]: { marginInlineStart: 76 } });

interface UnitProgressProps {
  group: UnitGroup;
  /** Describes what is happening to the units; empty if the page describes it for the whole order. */
  text: string;
  /** Time of rendering by the server's clock. */
  now: number;
}

/** The progress of units that share it: what is happening, the track code, the stages. The stages of delivered units are folded. */
export function UnitProgress({ group: { state, first }, text, now }: UnitProgressProps) {
  const stages = <Stepper label="Этапы" steps={buildStages(first, now)} />;
  return (
    <div css={[root, (text !== '' || state !== 'received') && spaced]}>
      {text && <p>{text}</p>}
      {first.trackCode && state === 'waiting' && (
        <p css={track}>
          <span css={muted}>Трек-номер</span> <CopyText text={first.trackCode} label="трек-номер" />
          {first.trackUrl && (
            <Link standalone href={first.trackUrl} variant="underlined" target="_blank" rel="noopener">
              Отследить на&nbsp;сайте службы доставки
            </Link>
          )}
        </p>
      )}
      {state === 'received' ? (
        <details css={[fold, inText]}>
          <summary>Все этапы</summary>
          <div>{stages}</div>
        </details>
      ) : (
        stages
      )}
    </div>
  );
}
