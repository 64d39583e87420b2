import type { OwnReviewFragment } from '../../platform/graphql/generated/graphql.ts';

/** A review that its author has just written. */
export const cannedOwnReview: OwnReviewFragment = {
  id: 'own',
  rating: 4,
  text: 'Ношу второй месяц почти каждый день. Размер в\u00a0размер, подошва не\u00a0скользит даже на\u00a0мокрой плитке.',
  advantages: 'Мягкая кожа, не\u00a0натирают с\u00a0первого дня.',
  disadvantages: '',
  createdAt: '2026-11-18T09:00:00Z',
  isBought: true,
  usefulCount: 0,
  isUseful: false,
  state: 'PENDING',
  updatedAt: '2026-11-18T09:00:00Z',
  user: { name: 'Анна В.' },
  photos: ['slope-pair', 'slope-white'].map((key) => ({ id: key, key, url: `pictures/${key}.webp` })),
};
