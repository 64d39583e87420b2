export { Rating, type RatingProps } from './Rating.tsx';
export { RatingInput, type RatingInputProps } from './RatingInput.tsx';
export type { Star } from './stars.ts';
