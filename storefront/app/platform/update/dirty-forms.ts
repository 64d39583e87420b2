const textFields = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=submit]), textarea';

/** Tracks whether the shopper is typing, so that no automatic reload loses the text. */
export class DirtyForms {
  readonly #touched = new Set<HTMLInputElement | HTMLTextAreaElement>();

  /** Watches a document until the signal aborts. */
  watch(page: Document, signal: AbortSignal) {
    const options = { capture: true, signal };
    page.addEventListener('input', ({ target }) => this.#touch(target), options);
    page.addEventListener('submit', ({ target }) => this.#forget(target), options);
    page.addEventListener('reset', ({ target }) => this.#forget(target), options);
  }

  /** Whether a field holds typed text that was not submitted. */
  get any(): boolean {
    for (const field of this.#touched) {
      if (field.isConnected && field.value.trim() !== '') return true;
      this.#touched.delete(field);
    }
    return false;
  }

  #touch(target: EventTarget | null) {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && target.matches(textFields)) this.#touched.add(target);
  }

  #forget(form: EventTarget | null) {
    for (const field of this.#touched) if (field.form === form) this.#touched.delete(field);
  }
}
