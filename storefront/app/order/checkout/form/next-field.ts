/** Text fields and radio buttons. The search field for pickup points has no name, because it is not part of the order. */
const controlSelector = 'input[name]:not([type=hidden], [type=checkbox])';

/** Whether a control still lacks a value: an empty text field, or radio buttons of which none is chosen. */
function isEmpty(control: HTMLInputElement): boolean {
  if (control.disabled || !control.checkVisibility()) return false;
  if (control.type !== 'radio') return control.value.trim() === '';
  return control.form?.querySelector(`input[name="${control.name}"]:checked`) === null;
}

/** Returns the next empty text field or radio button after a text field; null if there is none, or if `field` is no text field. */
export function findNextField(form: HTMLFormElement, field: EventTarget | null): HTMLInputElement | null {
  if (!(field instanceof HTMLInputElement) || field.type === 'radio' || field.type === 'checkbox') return null;
  const allControls = [...form.querySelectorAll<HTMLInputElement>(controlSelector)];
  const index = allControls.indexOf(field);
  return (index >= 0 && allControls.slice(index + 1).find(isEmpty)) || null;
}

/** Labels the Enter key of an on-screen keyboard, which moves to the next field or sends the form. */
export function labelEnterKey(form: HTMLFormElement, field: EventTarget | null): void {
  if (field instanceof HTMLInputElement) field.enterKeyHint = findNextField(form, field) ? 'next' : 'send';
}

/** Makes Enter move to the next empty field of a form, and labels the key. If there is no such field, Enter sends the form. */
export function moveToNextFieldOnEnter(formId: string, signal: AbortSignal): void {
  const findForm = ({ target }: Event): HTMLFormElement | null =>
    target instanceof HTMLInputElement && target.form?.id === formId && target.form.contains(target) ? target.form : null;
  // Runs after the handlers of the fields, because Enter also chooses a suggestion.
  document.addEventListener(
    'keydown',
    (event) => {
      const form = event.key === 'Enter' && !event.defaultPrevented ? findForm(event) : null;
      const nextField = form && findNextField(form, event.target);
      if (!nextField) return;
      event.preventDefault();
      nextField.focus();
    },
    { signal },
  );
  const handleFocusIn = (event: Event) => {
    const form = findForm(event);
    if (form) labelEnterKey(form, event.target);
  };
  document.addEventListener('focusin', handleFocusIn, { signal });
}
