export { ReviewSummary, type ReviewSummaryProps, type Stars } from './ReviewSummary.tsx';
