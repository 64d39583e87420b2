/** High-contrast mode drops backgrounds, so a meaning that a background carries needs a border there. */
export const forcedColors = '@media (forced-colors: active)';
