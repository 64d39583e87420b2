import { css } from '@emotion/react';
import { type ChoiceCard, ChoiceCards } from '@meet/ui-kit/choice-card';
import { color } from '@meet/ui-kit/theme';
import type { CheckoutPointFragment } from '../../../platform/graphql/generated/graphql.ts';
import { buildFieldId } from '../form/field-props.ts';
import { describePoint, formatDistance } from './point-text.rules.ts';

const selectedText = 'Выбран сейчас';

const warning = css({ color: color('warning') });
const ink = css({ color: color('ink') });
const distanceStyle = css({ color: color('muted'), whiteSpace: 'nowrap', fontVariantNumeric: 'normal' });

function toCard(
  point: CheckoutPointFragment,
  isExcluded: boolean,
  describeNextOpening: PointCardsProps['describeNextOpening'],
): ChoiceCard {
  const closedText = describeNextOpening?.(point.hours);
  return {
    value: point.code,
    label: point.address,
    description: (
      <>
        {isExcluded && <span css={ink}>{selectedText}. </span>}
        {closedText && <span css={warning}>{closedText}. </span>}
        {describePoint(point, !closedText)}
      </>
    ),
    aside: <span css={distanceStyle}>{formatDistance(point.distance)}</span>,
  };
}

interface PointCardsProps {
  /** Code of the chosen point if the filter excludes it. It is displayed only because it is chosen. */
  excludedChosenCode?: string | undefined;
  points: readonly CheckoutPointFragment[];
  chosenCode: string;
  error: string | undefined;
  /**
   * Says when a closed point with these hours opens next; empty if it is open. Omitted on the server, whose time zone is not the shopper's.
   */
  describeNextOpening?: (hours: string) => string;
  onChoose: (code: string) => void;
}

/** Pickup points as radio buttons of the form. */
export function PointCards({ excludedChosenCode, points, chosenCode, error, describeNextOpening, onChoose }: PointCardsProps) {
  // The chosen point alone below the text that nothing was found would look like a search result.
  const isAlone = points.length === 1 && excludedChosenCode !== undefined;
  return (
    <ChoiceCards
      id={buildFieldId('point')}
      label={isAlone ? selectedText : 'Пункт выдачи'}
      hideLabel={!isAlone}
      name="point"
      options={points.map((point) => toCard(point, !isAlone && point.code === excludedChosenCode, describeNextOpening))}
      value={chosenCode}
      error={error}
      onValueChange={onChoose}
    />
  );
}
