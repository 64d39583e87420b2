import { findCaret, maskPhone } from './phone-mask.ts';

test.each([
  ['', ''],
  ['+', '+'],
  ['8', '+7'],
  ['7', '+7'],
  ['9', '+7 9'],
  ['+7 (', '+7'],
  ['8 (912) 345-67-89', '+7 912 345-67-89'],
  ['89123456789', '+7 912 345-67-89'],
  ['+7 912 345 67 89', '+7 912 345-67-89'],
  ['9123456789', '+7 912 345-67-89'],
  ['+7 (912) 345-67-890', '+7 912 345-67-89'],
  ['+375 (29) 123-45-67', '+375291234567'],
  ['375291234567', '+375291234567'],
  ['+1 (415) 555-0132', '+14155550132'],
  ['+8 613 800 138 000', '+8613800138000'],
  ['+1234567890123456', '+123456789012345'],
  ['тел. нет', ''],
])('maskPhone turns «%s» into «%s», and masking the result again changes nothing', (typed, masked) => {
  expect(maskPhone(typed)).toBe(masked);
  expect(maskPhone(masked)).toBe(masked);
});

test.each([
  ['+7 912 3', 0, 0],
  ['+7 912 3', 2, 2],
  ['+7 912 3', 3, 4],
  ['+7 912 3', 6, 8],
])('in the masked number «%s» the caret after %i typed characters is at position %i', (masked, characterCount, position) => {
  expect(findCaret(masked, characterCount)).toBe(position);
});
