import { chooseReadableText, computeContrastRatio, computeLuminance } from './contrast-ratio.ts';

test('the contrast of black on white is 21', () => {
  expect(computeLuminance('#FFFFFF') + 0.05).toBeCloseTo(21 * (computeLuminance('#000000') + 0.05));
});

test('chooseReadableText keeps a text colour that is readable', () => {
  expect(chooseReadableText({ text: '#FFFFFF', background: '#B3202A' })).toBe('#FFFFFF');
  expect(chooseReadableText({ text: '#17171A', background: '#FAFAF8' })).toBe('#17171A');
});

test('an unreadable text colour is replaced by a readable one on every background', () => {
  const steps = ['00', '33', '66', '77', '80', '99', 'CC', 'FF'];
  const backgrounds = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
  for (const background of backgrounds) {
    for (const text of [background, '#808080', '#CF0F2A']) {
      const chosenText = chooseReadableText({ text, background });
      expect({ background, chosenText, isReadable: computeContrastRatio(chosenText, background) >= 4.5 }).toEqual({
        background,
        chosenText,
        isReadable: true,
      });
    }
  }
});
