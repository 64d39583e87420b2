/**
 * Parameters of a story of which no snapshots are compared, because another story looks the same or because it only shows the effect of a
 * press.
 */
export const undrawn = { chromatic: { disableSnapshot: true } };

/** A story that a guide embeds in the docs page of its component. The list of examples on that page omits it. */
export const docsOnly = { tags: ['!autodocs'], parameters: undrawn };
