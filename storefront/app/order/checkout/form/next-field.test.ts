/** @jest-environment jsdom */
import { findNextField, labelEnterKey, moveToNextFieldOnEnter } from './next-field.ts';

const html = `<form>
  <input name="name" value="Анна"><input name="surname"><input name="phone"><input name="email" class="hidden">
  <input type="hidden" name="point"><input type="search">
  <input type="radio" name="way" value="PICKUP"><input type="radio" name="way" value="COURIER">
  <input name="street" value="ул. Щапова"><input name="house">
</form>`;

// jsdom lacks `checkVisibility`.
HTMLElement.prototype.checkVisibility = function isVisible() {
  return !this.classList.contains('hidden');
};

const getForm = () => document.querySelector('form') as HTMLFormElement;
const getField = (name: string) => getForm().querySelector(`[name=${name}]`) as HTMLInputElement;
const findNext = (name: string) => findNextField(getForm(), getField(name))?.name;

beforeEach(() => {
  document.body.innerHTML = html;
});

test('the next field is the first empty visible field below the focused one', () => {
  expect([findNext('name'), findNext('surname')]).toEqual(['surname', 'phone']);
  getField('phone').value = '+7 900 123-45-67';
  expect(findNext('surname')).toBe('way');
  getField('way').checked = true;
  expect(findNext('surname')).toBe('house');
});

test('there is no next field if no field below is empty, or if the focus is on a search field, a radio button or the form itself', () => {
  expect(findNext('house')).toBeUndefined();
  expect(findNextField(getForm(), getForm().querySelector('[type=search]'))).toBeNull();
  expect([findNext('way'), findNextField(getForm(), getForm())]).toEqual([undefined, null]);
});

test('the Enter key of an on-screen keyboard is labelled «next» if a field below is empty, and «send» otherwise', () => {
  for (const name of ['name', 'house']) labelEnterKey(getForm(), getField(name));
  expect([getField('name').enterKeyHint, getField('house').enterKeyHint]).toEqual(['next', 'send']);
});

test('Enter moves the focus only in the form with the given id, and only if the field has not handled the key', () => {
  const controller = new AbortController();
  moveToNextFieldOnEnter('checkout', controller.signal);
  const pressEnter = (isHandled = false) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    if (isHandled) event.preventDefault();
    getField('name').focus();
    getField('name').dispatchEvent(event);
    return [document.activeElement?.getAttribute('name'), getField('name').enterKeyHint];
  };
  expect(pressEnter()).toEqual(['name', undefined]);
  getForm().id = 'checkout';
  getField('name').blur();
  expect(pressEnter(true)).toEqual(['name', 'next']);
  expect(pressEnter()).toEqual(['surname', 'next']);
  controller.abort();
});
