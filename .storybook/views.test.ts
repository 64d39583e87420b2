import { findLayoutViews, formatViewName, middleViews, views } from './views.ts';

test('stories are drawn in the dark theme on a phone and in the light theme on a wide screen', () => {
  expect(Object.values(views).map(formatViewName)).toEqual(['dark-360', 'light-1440']);
});

test('findLayoutViews returns the view of each layout tag', () => {
  expect(findLayoutViews(['dev', 'autodocs'])).toEqual([]);
  expect(findLayoutViews(['dev', 'layout-768'])).toEqual([middleViews.tablet]);
  expect(findLayoutViews(['layout-1024', 'test', 'layout-768'])).toEqual([middleViews.laptop, middleViews.tablet]);
});

test.each(['layout-360', 'layout-786', 'layout-'])('findLayoutViews refuses the tag %s', (tag) => {
  expect(() => findLayoutViews([tag])).toThrow(`No story is drawn for the tag ${tag}`);
});
