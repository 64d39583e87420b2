export { type LoyaltyLevel, LoyaltyLevels, type LoyaltyLevelsProps } from './LoyaltyLevels.tsx';
