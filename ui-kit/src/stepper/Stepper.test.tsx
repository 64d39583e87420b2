/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { cleanup, render, screen, within } from '@testing-library/react';
import { Stepper } from './index.ts';

afterEach(cleanup);

test('a stepper links back to completed steps only', () => {
  const steps = (['done', 'current', 'coming'] as const).map((state) => ({ title: state, state, href: `#${state}` }));
  render(<Stepper label="Оформление" steps={steps} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['done']);
});

test('a stepper is a list for VoiceOver in Safari too, and so are the entries of a step', () => {
  const entries = [{ title: 'Оплачен', state: 'done' as const }];
  const { container } = render(<Stepper label="Этапы" steps={[{ title: 'Оформление', state: 'done', entries }]} />);
  expect([...container.querySelectorAll('ol')].map((list) => list.getAttribute('role'))).toEqual(['list', 'list']);
});

test('a stepper marks the current step but not its entry as current, and names the state of the entry in words', () => {
  const entries = [{ title: 'Выкуплен', state: 'current' as const, date: '11 ноя', dateTime: '2026-11-11' }];
  render(<Stepper label="Этапы" steps={[{ title: 'Выкуп', state: 'current', entries }]} />);
  const items = within(screen.getByRole('list', { name: 'Этапы' })).getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(['step', null]);
  expect(items.at(-1)?.textContent).toBe('Сейчас: Выкуплен11 ноя');
  expect(screen.getByText('11 ноя').getAttribute('datetime')).toBe('2026-11-11');
});
