export type { ChoiceCard } from './Card.tsx';
export { ChoiceCards, type ChoiceCardsProps } from './ChoiceCards.tsx';
