const pathBySlug = new Map(
  Object.entries({
    appspromo: '/info/appspromo',
    contacts: '/info/contacts',
    delivery: '/delivery',
    'delivery-how-it-works': '/delivery/how-it-works',
    faq: '/info/faq',
    licence: '/licence',
    loyalty: '/loyalty',
    offer: '/info/offer',
    partners: '/info/partners',
    'personal-data': '/info/offer/personal-data',
    privacy: '/privacy',
    'public-offer': '/info/offer/public-offer',
    'retail-sale': '/info/offer/retail-sale',
    'tovar-pod-zakaz': '/tovar-pod-zakaz',
  }),
);

/** Path of an information page, or null when no route shows it. */
export const findPagePath = (slug: string): string | null => pathBySlug.get(slug) ?? null;
