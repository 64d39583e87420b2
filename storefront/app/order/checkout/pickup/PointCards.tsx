import { type ChoiceCard, ChoiceCards } from '@meet/ui-kit/choice-card';
import type { CheckoutPointFragment } from '../../../platform/graphql/generated/graphql.ts';
import { fieldId } from '../form/CheckoutPart.tsx';

const km = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

const toCard = ({ code, kind, address, directions, hours, fittingRoom, distance }: CheckoutPointFragment): ChoiceCard => ({
  value: code,
  title: address,
  description: [kind === 'POSTAMAT' ? 'Постамат' : fittingRoom && 'Есть примерка', hours, directions].filter(Boolean).join('. '),
  aside: `${km.format(distance / 1000)}\u00a0км от\u00a0центра`,
});

interface PointCardsProps {
  points: readonly CheckoutPointFragment[];
  chosen: string;
  error: string | undefined;
  onChoose: (code: string) => void;
}

/** Pickup points as radio buttons of the form. */
export const PointCards = ({ points, chosen, error, onChoose }: PointCardsProps) => (
  <ChoiceCards
    id={fieldId('point')}
    label="Пункт выдачи"
    name="point"
    options={points.map(toCard)}
    value={chosen}
    error={error}
    onValueChange={onChoose}
  />
);
