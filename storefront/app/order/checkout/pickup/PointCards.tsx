import { css } from '@emotion/react';
import { type ChoiceCard, ChoiceCards } from '@meet/ui-kit/choice-card';
import { color } from '@meet/ui-kit/theme';
import type { CheckoutPointFragment } from '../../../platform/graphql/generated/graphql.ts';
import { buildFieldId } from '../form/CheckoutSection.tsx';
import { describePoint, formatDistance } from './point-text.rules.ts';

const warning = css({ color: color('warning') });
const distanceStyle = css({ color: color('muted'), whiteSpace: 'nowrap' });

function toCard(point: CheckoutPointFragment, describeClosed: PointCardsProps['describeClosed']): ChoiceCard {
  const closedText = describeClosed?.(point.hours);
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
  /** Says until when a point with these hours is closed; empty if it is open. Omitted on the server, whose time is not the shopper's. */
  describeClosed?: (hours: string) => string;
  onChoose: (code: string) => void;
}

/** Pickup points as radio buttons of the form. */
export const PointCards = ({ label = 'Пункт выдачи', points, chosenCode, error, describeClosed, onChoose }: PointCardsProps) => (
  <ChoiceCards
    id={buildFieldId('point')}
    label={label}
    hideLabel
    name="point"
    options={points.map((point) => toCard(point, describeClosed))}
    value={chosenCode}
    error={error}
    onValueChange={onChoose}
  />
);
