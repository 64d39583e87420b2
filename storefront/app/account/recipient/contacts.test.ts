import { formatRecipient, maskRecipient } from './contacts.ts';

test.each([
  ['email', 'anna@example.ru', 'anna@example.ru', 'a•••@example.ru'],
  ['email', '😀я@почта.рф', '😀я@почта.рф', '😀•••@почта.рф'],
  ['phone', '+79123456789', '+7 912 345-67-89', '+7 ••• •••-67-89'],
  ['phone', '+375291234567', '+375291234567', '+37 ••• 67'],
] as const)('the %s %s is formatted as %s and masked as %s', (method, recipient, written, masked) => {
  const normalizeSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(normalizeSpaces(formatRecipient(method, recipient))).toBe(written);
  expect(normalizeSpaces(maskRecipient(method, recipient))).toBe(masked);
});
