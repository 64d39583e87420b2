/** Parameters of a story without a picture of its own: another looks the same, or it only shows what a press does. */
export const undrawn = { chromatic: { disableSnapshot: true } };

/** A story of the docs page alone, which the list of examples leaves out. */
export const docsOnly = { tags: ['!autodocs'], parameters: undrawn };
