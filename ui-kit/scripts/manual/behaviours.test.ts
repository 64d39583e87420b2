import { join } from 'node:path';
import { behaviours } from './behaviours.ts';
import { type Places, unproven } from './proofs.ts';

const places: Places = {
  source: join(import.meta.dirname, '../../src'),
  inputs: join(import.meta.dirname, '../../../.storybook/input'),
};

test('every behaviour of the widgets is played', () => {
  expect(unproven(behaviours, places)).toEqual([]);
});

test('turns red on a behaviour without a proof, a story without a play, a story and a test that are not there', () => {
  const claims = {
    button: {
      'is pressed': [],
      'is wide': [{ folder: 'button', story: 'Wide' }],
      flies: [{ folder: 'button', story: 'Flies' }],
      sinks: [{ input: 'drawer', test: 'sinks' }],
      'keeps the focus': [{ folder: 'button', story: 'Loading' }],
    },
  };
  expect(unproven(claims, places)).toEqual([
    'button: is pressed: nothing shows it',
    'button: is wide: button/Wide has no play',
    'button: flies: there is no story button/Flies',
    'button: sinks: there is no input test drawer: sinks',
  ]);
});
