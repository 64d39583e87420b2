/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { cleanup, render, screen } from '@testing-library/react';
import { IconButton } from '../icon-button/index.ts';
import { Button } from './index.ts';

afterEach(cleanup);

const readStates = () => ['aria-busy', 'aria-disabled'].map((name) => screen.getByRole('button').getAttribute(name));

it.each([
  ['Button', (props: object) => <Button {...props}>Дальше</Button>],
  ['IconButton', (props: object) => <IconButton icon="right" label="Дальше" {...props} />],
])('%s passes aria-busy and aria-disabled on, and sets both while it loads, whatever its caller passes', (_name, createButton) => {
  const { rerender } = render(createButton({}));
  expect(readStates()).toEqual([null, null]);
  rerender(createButton({ 'aria-busy': true, 'aria-disabled': true }));
  expect(readStates()).toEqual(['true', 'true']);
  rerender(createButton({ loading: true, 'aria-disabled': false }));
  expect(readStates()).toEqual(['true', 'true']);
});
