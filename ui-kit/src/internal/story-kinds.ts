/**
 * Parameters of a story that is not compared by pictures, because another story looks the same or because it only shows the effect of a
 * press.
 */
export const undrawn = { chromatic: { disableSnapshot: true } };

/** A story of the docs page alone, which the list of examples leaves out. */
export const docsOnly = { tags: ['!autodocs'], parameters: undrawn };
