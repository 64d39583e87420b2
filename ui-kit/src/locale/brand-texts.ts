/** Name of the shop in the default texts. */
export const brandTexts = { name: 'Meet' };
