import { css } from '@emotion/react';
import { type ChoiceCard, ChoiceCards } from '@meet/ui-kit/choice-card';
import { color } from '@meet/ui-kit/theme';
import type { CheckoutPointFragment } from '../../../platform/graphql/generated/graphql.ts';
import { buildFieldId } from '../form/CheckoutSection.tsx';
import { describePoint, formatDistance } from './point-text.rules.ts';

const selectedText = 'Выбран сейчас';

const warning = css({ color: color('warning') });
const ink = css({ color: color('ink') });
const distanceStyle = css({ color: color('muted'), whiteSpace: 'nowrap', fontVariantNumeric: 'normal' });

function toCard(point: CheckoutPointFragment, { earlierChoice, describeClosed }: PointCardsProps): ChoiceCard {
  const closedText = describeClosed?.(point.hours);
  return {
    value: point.code,
    label: point.address,
    description: (
      <>
        {point.code === earlierChoice && <span css={ink}>{selectedText}. </span>}
        {closedText && <span css={warning}>{closedText}. </span>}
        {describePoint(point, !closedText)}
      </>
    ),
    aside: <span css={distanceStyle}>{formatDistance(point.distance)}</span>,
  };
}

interface PointCardsProps {
  /** Code of a point that is displayed only because it is chosen. */
  earlierChoice?: string | undefined;
  points: readonly CheckoutPointFragment[];
  chosenCode: string;
  error: string | undefined;
  /** Says until when a point with these hours is closed; empty if it is open. Omitted on the server, whose time is not the shopper's. */
  describeClosed?: (hours: string) => string;
  onChoose: (code: string) => void;
}

/** Pickup points as radio buttons of the form. */
export function PointCards(props: PointCardsProps) {
  const { points, chosenCode, error, onChoose } = props;
  // Below the text that no point was found, it would look like a result.
  const isAlone = points.length === 1 && props.earlierChoice !== undefined;
  return (
    <ChoiceCards
      id={buildFieldId('point')}
      label={isAlone ? selectedText : 'Пункт выдачи'}
      hideLabel={!isAlone}
      name="point"
      options={points.map((point) => toCard(point, { ...props, ...(isAlone && { earlierChoice: undefined }) }))}
      value={chosenCode}
      error={error}
      onValueChange={onChoose}
    />
  );
}
