/** A long name ends with an ellipsis in its second line; all of it stays in the page, for a screen reader and a search in it. */
export const twoLines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' } as const;
