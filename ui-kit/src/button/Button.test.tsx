/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { cleanup, render, screen } from '@testing-library/react';
import { IconButton } from '../icon-button/index.ts';
import { Button } from './index.ts';

afterEach(cleanup);

const states = () => ['aria-busy', 'aria-disabled'].map((name) => screen.getByRole('button').getAttribute(name));

it.each([
  ['Button', (props: object) => <Button {...props}>Дальше</Button>],
  ['IconButton', (props: object) => <IconButton icon="right" label="Дальше" {...props} />],
])("%s passes its caller's states on, and is busy and disabled while it loads", (_name, shown) => {
  const { rerender } = render(shown({}));
  expect(states()).toEqual([null, null]);
  rerender(shown({ 'aria-busy': true, 'aria-disabled': true }));
  expect(states()).toEqual(['true', 'true']);
  rerender(shown({ loading: true, 'aria-disabled': false }));
  expect(states()).toEqual(['true', 'true']);
});
