import { type ChoiceCard, ChoiceCards } from '@meet/ui-kit/choice-card';
import type { CheckoutPointFragment } from '../../../platform/graphql/generated/graphql.ts';
import { buildFieldId } from '../form/CheckoutPart.tsx';
import { describePoint } from './point-text.rules.ts';

const toCard = (point: CheckoutPointFragment): ChoiceCard => ({
  value: point.code,
  label: point.address,
  description: describePoint(point),
});

interface PointCardsProps {
  /** @default 'Пункт выдачи' */
  label?: string | undefined;
  points: readonly CheckoutPointFragment[];
  chosenCode: string;
  error: string | undefined;
  onChoose: (code: string) => void;
}

/** Pickup points as radio buttons of the form. */
export const PointCards = ({ label = 'Пункт выдачи', points, chosenCode, error, onChoose }: PointCardsProps) => (
  <ChoiceCards
    id={buildFieldId('point')}
    label={label}
    name="point"
    options={points.map(toCard)}
    value={chosenCode}
    error={error}
    onValueChange={onChoose}
  />
);
