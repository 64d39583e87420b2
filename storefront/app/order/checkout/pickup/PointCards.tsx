import { css } from '@emotion/react';
import { type ChoiceCard, ChoiceCards } from '@meet/ui-kit/choice-card';
import { color } from '@meet/ui-kit/theme';
import type { CheckoutPointFragment } from '../../../platform/graphql/generated/graphql.ts';
import { buildFieldId } from '../form/CheckoutSection.tsx';
import { describeClosed } from './opening-hours.rules.ts';
import { describePoint, formatDistance } from './point-text.rules.ts';

const warning = css({ color: color('warning') });
const distanceStyle = css({ color: color('muted'), whiteSpace: 'nowrap' });

function toCard(point: CheckoutPointFragment, now: Date | undefined): ChoiceCard {
  const closedText = now ? describeClosed(point.hours, now) : '';
  return {
    value: point.code,
    label: point.address,
    description: (
      <>
        {closedText && <span css={warning}>{closedText}. </span>}
        {describePoint(point, !closedText)}
      </>
    ),
    aside: <span css={distanceStyle}>{formatDistance(point.distance)}</span>,
  };
}

interface PointCardsProps {
  /** @default 'Пункт выдачи' */
  label?: string | undefined;
  points: readonly CheckoutPointFragment[];
  chosenCode: string;
  error: string | undefined;
  /** Time of the shopper, by which points are closed. Omitted on the server, which does not know it. */
  now?: Date;
  onChoose: (code: string) => void;
}

/** Pickup points as radio buttons of the form. */
export const PointCards = ({ label = 'Пункт выдачи', points, chosenCode, error, now, onChoose }: PointCardsProps) => (
  <ChoiceCards
    id={buildFieldId('point')}
    label={label}
    name="point"
    options={points.map((point) => toCard(point, now))}
    value={chosenCode}
    error={error}
    onValueChange={onChoose}
  />
);
