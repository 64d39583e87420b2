import { isPlainPress } from '../plain-press.ts';

/** How long a link is held for its script before it is followed without. */
export const longestMs = 1500;

const isBox = ({ type }: HTMLInputElement) => ['checkbox', 'radio'].includes(type);
const isTyped = (input: HTMLInputElement) => !isBox(input) && input.type !== 'file';

/** What was done in a part whose script was not there yet, and how it is done again. */
export interface EarlyPress {
  /** Of those with the same place only the last is done again: a form that hears of one box hears of all. */
  place: HTMLElement;
  event: Event;
  /** Within the part, which may have been drawn anew with other props. */
  repeat: (part: HTMLElement) => void;
}

/** Leads to a page within the shop. */
export type Follow = (path: string) => void;

/** A link that only leads away needs no script of its own: the router follows it. One that opens something says so by `aria-haspopup`. */
const onlyLeads = (link: HTMLAnchorElement) => link.pathname !== location.pathname && !opensSomething(link);
const opensSomething = (link: HTMLAnchorElement) => link.hasAttribute('aria-haspopup');

/** The one link that is held, unless something was chosen since. */
let held: ReturnType<typeof setTimeout> | undefined;
let isRepeating = false;

/** Follows a link with the script of its part, where that has more to do than to lead there; without it where that takes long. */
function holdLink(link: HTMLAnchorElement, event: MouseEvent, follow?: Follow): EarlyPress | null {
  if (!follow || !isPlainPress(event) || link.target !== '' || link.origin !== location.origin || event.defaultPrevented) return null;
  event.preventDefault();
  if (onlyLeads(link)) {
    follow(link.pathname + link.search + link.hash);
    return null;
  }
  const go = setTimeout(() => link.isConnected && location.assign(link.href), longestMs);
  held = go;
  return {
    place: link,
    event,
    repeat() {
      clearTimeout(go);
      const isMeant = held === go || opensSomething(link);
      if (isMeant && link.isConnected) link.click();
    },
  };
}

/** The field itself, or the one that has taken its place. */
function inPlaceOf(field: HTMLInputElement, part: HTMLElement): HTMLInputElement | undefined {
  if (field.isConnected) return field;
  return [...part.querySelectorAll('input')].find(({ name, type, value }) => {
    const isSame = name === field.name && type === field.type;
    return isSame && (!isBox(field) || value === field.value);
  });
}

/** Buttons of the same words, as the hearts of a list, are told apart by their order. */
const alike = ({ textContent, ariaLabel }: HTMLButtonElement) =>
  [...document.querySelectorAll('button')].filter((one) => one.textContent === textContent && one.ariaLabel === ariaLabel);

function buttonPress(button: HTMLButtonElement, event: Event): EarlyPress {
  const order = alike(button).indexOf(button);
  return { place: button, event, repeat: () => (button.isConnected ? button : alike(button)[order])?.click() };
}

/** What was chosen is chosen again: until it is told, its part shows what it knows. */
function selection(select: HTMLSelectElement, event: Event): EarlyPress {
  const { name, value } = select;
  const repeat = (part: HTMLElement) => {
    const now = select.isConnected ? select : [...part.querySelectorAll('select')].find((one) => one.name === name);
    if (!now) return;
    now.value = value;
    now.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { place: select, event, repeat };
}

/** A box that was ticked stays so: it is put back first, or nobody would hear of a change. */
function boxPress(box: HTMLInputElement, event: Event): EarlyPress {
  // Its part may show what it knows before it is told.
  const wanted = box.checked;
  const repeat = (part: HTMLElement) => {
    const now = inPlaceOf(box, part);
    if (!now) return;
    now.checked = !wanted;
    now.click();
  };
  return { place: box.form ?? box, event, repeat };
}

/** Has React hear of a text as if it were typed now. A field that holds it is not touched: somebody may be typing in it. */
function retype(field: HTMLInputElement, text: string) {
  // React's own setter on another field: only what it believes this one to hold is changed.
  Object.getOwnPropertyDescriptor(field, 'value')?.set?.call(document.createElement('input'), `${text} `);
  if (field.value !== text) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field !== document.activeElement) setTimeout(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
}

/** What was typed is typed again, and the field is left as it was. */
function typing(field: HTMLInputElement, event: Event): EarlyPress {
  const text = field.value;
  const repeat = (part: HTMLElement) => {
    const now = inPlaceOf(field, part);
    if (now) retype(now, text);
  };
  return { place: field, event, repeat };
}

const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('a[href], button, input, summary, select') : null;

/** It leads elsewhere, or to another choice, than a link that is held. */
function isNewChoice(control: HTMLElement | null, event: Event): boolean {
  if (control instanceof HTMLSelectElement) return event.type === 'input';
  if (event.type !== 'click') return false;
  if (control instanceof HTMLInputElement) return isBox(control);
  return control instanceof HTMLAnchorElement && event instanceof MouseEvent && isPlainPress(event);
}

function letGoOfHeld() {
  if (isRepeating) return;
  clearTimeout(held);
  held = undefined;
}

/** A press that is only done again is no newer one. */
export function repeatPress({ repeat }: EarlyPress, part: HTMLElement) {
  isRepeating = true;
  try {
    repeat(part);
  } finally {
    isRepeating = false;
  }
}

/** What the browser alone cannot answer, of a `click` or an `input`; a form's button does its own thing, and so does a link with no `follow`. */
export function earlyPress(event: Event, follow?: Follow): EarlyPress | null {
  const { target } = event;
  const control = controlOf(target);
  if (isNewChoice(control, event)) letGoOfHeld();
  if (control instanceof HTMLSelectElement) return event.type === 'input' ? selection(control, event) : null;
  if (event.type === 'input') return control instanceof HTMLInputElement && isTyped(control) ? typing(control, event) : null;
  if (control instanceof HTMLAnchorElement && event instanceof MouseEvent) return holdLink(control, event, follow);
  if (control instanceof HTMLInputElement) return isBox(control) ? boxPress(control, event) : null;
  if (control instanceof HTMLButtonElement && control.type !== 'submit') return buttonPress(control, event);
  return null;
}
