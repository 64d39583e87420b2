/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { cleanup, fireEvent, render } from '@testing-library/react';
import { catalogue } from '../../test/catalogue.tsx';

afterEach(cleanup);

/**
 * Components that this test leaves out: they pass their attributes to a popup, which is not on the page until a pointer or the focus opens
 * it.
 */
const excludedComponents = ['Tooltip'];

/** Each component once, in the first of its states in the catalogue. */
const components = new Map(
  catalogue
    .filter(({ name }) => !excludedComponents.includes(name))
    .toReversed()
    .map((entry) => [entry.name, entry]),
);

function findProblems(name: string): string[] {
  const entry = components.get(name);
  if (!entry) return ['is not in the catalogue'];
  const { Component, props } = entry;
  const calls: string[] = [];
  const recordCall = ({ type }: { type: string }) => calls.push(type);
  const attached: Element[] = [];
  const attributes = {
    className: 'probe-class',
    style: { outlineWidth: '7px' },
    'data-probe': 'yes',
    id: 'probe-id',
    'aria-details': 'probe-details',
    onFocus: recordCall,
    onKeyDown: recordCall,
    onPointerEnter: recordCall,
    onPointerOver: recordCall,
    onBlur: recordCall,
    ref: (element: Element | null) => {
      if (element) attached.push(element);
    },
  };
  const { rerender } = render(<Component {...props} {...attributes} />);
  rerender(<Component {...props} {...attributes} />);
  const root = document.querySelector<HTMLElement>('.probe-class');
  const target = document.getElementById('probe-id');
  const problems = [
    root ? '' : 'className',
    root?.matches('[data-probe]') || root?.querySelector('input[data-probe]') ? '' : 'data-*',
    root?.style.outlineWidth === '7px' ? '' : 'style',
    target ? '' : 'id',
    [target, root].some((element) => element?.getAttribute('aria-details') === 'probe-details') ? '' : 'aria-*',
    attached.some((element) => element === target || element === root) ? '' : 'ref',
    attached.length === 1 ? '' : `ref ${attached.length}x`,
    root && target && root.contains(target) ? '' : 'target outside of the root',
  ];
  if (target) {
    fireEvent.focusIn(target);
    fireEvent.keyDown(target, { key: 'F2' });
    // jsdom has no PointerEvent. React calls `onPointerEnter` on a `pointerover` event.
    fireEvent(target, new MouseEvent('pointerover', { bubbles: true }));
    fireEvent.focusOut(target);
  }
  for (const type of ['focus', 'keydown', 'pointerenter', 'pointerover', 'blur']) {
    const count = calls.filter((call) => call === type).length;
    problems.push(count === 1 ? '' : `${type} ${count}x`);
  }
  cleanup();
  return problems.filter(Boolean);
}

test('every component but Tooltip passes className and style to its root; data-*, ref, id, aria-* and handlers to root or control', () => {
  expect(components.size).toBeGreaterThan(70);
  const offenders = [...components.keys()].sort().flatMap((name) => {
    const problems = findProblems(name);
    return problems.length > 0 ? [`${name}: ${problems.join(', ')}`] : [];
  });
  expect(offenders).toEqual([]);
}, 60_000);
