import type { InfoText } from '../content/info/InfoView.tsx';
import { buildOutline } from '../content/outline.rules.ts';

export const cannedLoyaltyText: InfoText = {
  publishedAt: '2026-08-15T00:00:00.000Z',
  updatedAt: '2026-09-02T08:00:00.000Z',
  title: 'Программа лояльности',
  ...buildOutline(`<p>За&nbsp;покупки мы&nbsp;возвращаем Meet-бонусы. Один бонус равен одному рублю.</p>
<h2>5&nbsp;000&nbsp;бонусов за&nbsp;регистрацию с&nbsp;телефоном</h2><p>Войдите по&nbsp;номеру телефона и&nbsp;подтвердите его кодом.</p>`),
};

export const cannedLevels = [
  { name: 'Start', chargePercentage: 3, chargeOffPercentage: 10, requiredSpentAmount: 0 },
  { name: 'Silver', chargePercentage: 5, chargeOffPercentage: 15, requiredSpentAmount: 5_000_000 },
  { name: 'Gold', chargePercentage: 7, chargeOffPercentage: 20, requiredSpentAmount: 15_000_000 },
  { name: 'Platinum', chargePercentage: 10, chargeOffPercentage: 30, requiredSpentAmount: 40_000_000 },
];
