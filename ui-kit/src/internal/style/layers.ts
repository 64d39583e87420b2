/** Stacking order. Popups of one layer stack in the order of opening. */
export const layers = { overlay: 6, popup: 7, toast: 8 } as const;
