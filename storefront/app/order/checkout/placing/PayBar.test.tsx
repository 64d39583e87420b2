/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, createRef } from 'react';
import { cannedCheckoutQuote, cannedValues } from '../checkout.canned.ts';
import { PayBar } from './PayBar.tsx';

let missing: object[];
let showMainButton: (isIntersecting: boolean) => void;
const viewport = Object.assign(new EventTarget(), { height: 640, scale: 1 });

beforeEach(() => {
  missing = [];
  viewport.height = 640;
  // jsdom lacks `checkVisibility`.
  HTMLElement.prototype.checkVisibility = () => true;
  Object.assign(globalThis, {
    innerHeight: 640,
    visualViewport: viewport,
    IntersectionObserver: class {
      constructor(report: (entries: object[]) => void) {
        showMainButton = (isIntersecting) => act(() => report([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  });
  show();
});

function show(props: Partial<ComponentProps<typeof PayBar>> = {}) {
  const action = createRef<HTMLDivElement>();
  render(
    <>
      <form id="checkout" onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Имя" name="name" defaultValue="Анна" />
        <input type="radio" aria-label="Курьер" name="way" value="COURIER" defaultChecked />
        {Object.entries({ surname: 'Ветрова', phone: '+79001234567', email: 'anna@example.ru', address: '1' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <input type="checkbox" form="checkout" id="checkout-consent" name="consent" value="yes" />
      <div ref={action} />
      <PayBar
        quote={cannedCheckoutQuote}
        isPriced
        remainingUnitCount={null}
        isSumOutdated={false}
        loading={false}
        isWaitingForSum={false}
        kind={false}
        hasReplacement={false}
        replacementTotal={null}
        actionRef={action}
        problemButton={null}
        values={cannedValues}
        earlierOrder={null}
        onMissingChange={(errors) => missing.push(errors)}
        {...props}
      />
    </>,
  );
}

const isVisible = () => getComputedStyle(screen.getByLabelText('К оплате')).visibility !== 'hidden';

const resizeTo = (height: number) =>
  act(() => {
    viewport.height = height;
    viewport.dispatchEvent(new Event('resize'));
  });

test('the bar is visible while the main button is out of sight', () => {
  expect(isVisible()).toBe(true);
  showMainButton(true);
  expect(isVisible()).toBe(false);
  showMainButton(false);
  expect(isVisible()).toBe(true);
});

test('the bar is hidden while a text field has the focus and an on-screen keyboard is open, but not by the focus alone', () => {
  act(() => screen.getByRole('textbox').focus());
  expect(isVisible()).toBe(true);
  resizeTo(360);
  expect(isVisible()).toBe(false);
  resizeTo(640);
  expect(isVisible()).toBe(true);
});

test('the bar is visible again as soon as a text field loses the focus, even if the on-screen keyboard is still open', () => {
  const getTransform = () => getComputedStyle(screen.getByLabelText('К оплате')).transform;
  showMainButton(true);
  expect(getTransform()).toBe('translateY(100%)');
  showMainButton(false);
  act(() => screen.getByRole('textbox').focus());
  resizeTo(360);
  expect(getTransform()).toBe('');
  act(() => screen.getByRole('radio').focus());
  expect(isVisible()).toBe(true);
});

test('the bar is hidden as soon as a text field gets the focus while the on-screen keyboard is open', () => {
  resizeTo(360);
  expect(isVisible()).toBe(true);
  act(() => screen.getByRole('textbox').focus());
  expect(isVisible()).toBe(false);
});

/** Presses a button of the bar. Returns false if the press does not submit the form. */
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

test('the button of the bar names the next missing field and focuses it, and submits the form once none is missing', () => {
  Element.prototype.scrollIntoView = () => undefined;
  const [name, consent] = [screen.getByRole('textbox'), screen.getByRole<HTMLInputElement>('checkbox')];
  fireEvent.input(name, { target: { value: '' } });
  expect(press('Указать имя')).toBe(false);
  expect(document.activeElement).toBe(name);
  expect(missing).toEqual([]);
  fireEvent.input(name, { target: { value: 'Анна' } });
  act(() => name.blur());
  expect(press('Осталось согласие')).toBe(false);
  expect(document.activeElement).toBe(consent);
  expect(missing).toEqual([{ consent: expect.stringMatching(/^Без.согласия/) }]);
  fireEvent.click(consent);
  fireEvent.input(consent);
  expect(press(/^Оплатить/)).toBe(true);
});

test('the button of the bar says that the sum is being computed, unless a field is missing', () => {
  cleanup();
  show({ loading: true, isWaitingForSum: true });
  expect(screen.getByRole('button', { name: 'Осталось согласие' }).getAttribute('aria-busy')).toBe(null);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.input(screen.getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Считаем' }).getAttribute('aria-busy')).toBe('true');
});

test('if the main button orders a replacement, the button of the bar only focuses the main one, and the bar shows the sum with the replacement', () => {
  cleanup();
  Element.prototype.scrollIntoView = () => undefined;
  const problemButton = document.body.appendChild(document.createElement('button'));
  show({ hasReplacement: true, replacementTotal: 2_022_500, remainingUnitCount: 2, problemButton });
  expect(screen.getByLabelText('К оплате').textContent).toMatch(/^3\sтовара, с\sзаменой20\s225\s₽Проверить заказ$/);
  expect(press('Проверить заказ')).toBe(true);
  expect(document.activeElement).toBe(problemButton);
  problemButton.remove();
});

test('if several units can be replaced, so that no order with a replacement is displayed, the bar leads to the first replacement', () => {
  cleanup();
  Element.prototype.scrollIntoView = () => undefined;
  const problemButton = document.body.appendChild(document.createElement('button'));
  show({ hasReplacement: true, replacementTotal: undefined, problemButton });
  expect(screen.getByLabelText('К оплате').textContent).toBe('Ваш заказЕсть заменаВыбрать замену');
  expect(press('Выбрать замену')).toBe(true);
  expect(document.activeElement).toBe(problemButton);
  problemButton.remove();
});

test('if an order contains only the replacement, although other units were chosen, the bar says so', () => {
  cleanup();
  show({ hasReplacement: true, replacementTotal: 934_500 });
  expect(screen.getByLabelText('К оплате').textContent).toMatch(/^1\sтовар из\s39\s345\s₽Проверить заказ$/);
});

test('there is no bar if an earlier submission of the form has placed the order', () => {
  cleanup();
  show({ kind: 'placed' });
  expect(screen.queryByLabelText('К оплате')).toBe(null);
});

test('the bar shows no sum while the sum with the replacement is unknown', () => {
  cleanup();
  show({ hasReplacement: true });
  expect(screen.queryByText(/₽/)).toBe(null);
});

test.each([
  ['Отправить', 'it is unknown whether the order was placed', { kind: 'unknown' }],
  ['Проверить заказ', 'a unit was sold', { kind: 'sold', remainingUnitCount: 2 }],
] as const)('the button of the bar says «%s» if no field is missing and %s', (name, _what, props) => {
  cleanup();
  show(props);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.input(screen.getByRole('checkbox'));
  screen.getByRole('button', { name });
});

test('the bar of an order that leaves out units says how many remain', () => {
  cleanup();
  show({ kind: 'sold', remainingUnitCount: 2 });
  screen.getByText('2\u00a0товара из\u00a03', { normalizer: (text) => text });
});
