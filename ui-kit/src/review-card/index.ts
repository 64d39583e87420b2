export { ReviewCard, type ReviewCardProps, type ReviewPhoto } from './ReviewCard.tsx';
