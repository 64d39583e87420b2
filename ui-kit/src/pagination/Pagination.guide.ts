import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  isPressable: true,
  use: ['A listing of which people want to reach a certain page or share it.'],
  avoid: ['Going on in a listing: take LoadMore, above it.', 'Steps of a form: take Stepper.'],
  anatomy: [
    ['Arrows', 'to the previous and next page', 'li:first-child'],
    ['Pages', 'first, last, the current one and its neighbours', 'li:nth-child(2)'],
    ['Gap', 'for what is left out', 'li:nth-child(3)'],
  ],
  anatomyStory: 'Middle',
  states: ['Middle', 'Last', 'Two'],
  narrow: {
    story: 'Middle',
    notes: ['Each page stays a target of 44 px; only the gaps become narrower.'],
  },
  writing: { none: 'Its texts are numbers and the names of the arrows, which the kit has.' },
  keyboard: [
    ['Tab', 'moves from page to page'],
    ['Enter', 'opens the page; the focus moves to the first product'],
  ],
  screenReader: ['A navigation with a list; links are «Страница 3», the current one is marked.', 'A change without a reload is announced.'],
  related: { LoadMore: 'adds instead of replacing', ProductGrid: 'the listing' },
};
