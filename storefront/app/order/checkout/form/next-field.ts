/** Text fields and radio buttons. A search for pickup points, which has no name, is no part of the order. */
const controlSelector = 'input[name]:not([type=hidden], [type=checkbox])';

/** Whether a control still lacks a value: an empty text field, or radio buttons of which none is chosen. */
function isEmpty(control: HTMLInputElement): boolean {
  if (control.disabled || !control.checkVisibility()) return false;
  if (control.type !== 'radio') return control.value.trim() === '';
  return control.form?.querySelector(`input[name="${control.name}"]:checked`) === null;
}

/** Returns the next field below a field that still lacks a value. Null if there is none, or the element is no text field. */
export function findNextField(form: HTMLFormElement, field: EventTarget | null): HTMLInputElement | null {
  if (!(field instanceof HTMLInputElement) || field.type === 'radio' || field.type === 'checkbox') return null;
  const allControls = [...form.querySelectorAll<HTMLInputElement>(controlSelector)];
  const index = allControls.indexOf(field);
  return (index >= 0 && allControls.slice(index + 1).find(isEmpty)) || null;
}

/** Labels the key of a phone's keyboard that goes on to the next field, or sends the form. */
export function labelEnterKey(form: HTMLFormElement, field: EventTarget | null): void {
  if (field instanceof HTMLInputElement) field.enterKeyHint = findNextField(form, field) ? 'next' : 'send';
}

/** Lets Enter go on to what is still empty below the field of a form. It sends the form when nothing is. */
export function followEnterKey(formId: string, signal: AbortSignal): void {
  const getForm = ({ target }: Event): HTMLFormElement | null =>
    target instanceof HTMLInputElement && target.form?.id === formId && target.form.contains(target) ? target.form : null;
  // The fields have handled the key by then: hints are chosen by it.
  document.addEventListener(
    'keydown',
    (event) => {
      const form = event.key === 'Enter' && !event.defaultPrevented ? getForm(event) : null;
      const nextField = form && findNextField(form, event.target);
      if (!nextField) return;
      event.preventDefault();
      nextField.focus();
    },
    { signal },
  );
  const label = (event: Event) => {
    const form = getForm(event);
    if (form) labelEnterKey(form, event.target);
  };
  document.addEventListener('focusin', label, { signal });
}
