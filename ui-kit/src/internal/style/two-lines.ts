/** Truncates a long name with an ellipsis in its second line. The full text stays in the page for screen readers and find. */
export const twoLines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' } as const;
