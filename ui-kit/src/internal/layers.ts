/** What covers what, from the page up; popups of one layer stand in the order in which they opened. */
export const layers = { overlay: 6, popup: 7, toast: 8 } as const;
