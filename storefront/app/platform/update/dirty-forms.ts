const textFields = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=submit]), textarea';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const hasText = (field: TextField) => field.isConnected && field.value.trim() !== '';

/** Tracks what the shopper has typed, so that no automatic reload loses the text. */
export class DirtyForms {
  readonly #typed = new Set<TextField>();
  readonly #submitted = new WeakSet<TextField>();

  /** Watches a document until the signal aborts. */
  watch(page: Document, signal: AbortSignal) {
    const options = { capture: true, signal };
    page.addEventListener('input', ({ target }) => this.#type(target), options);
    page.addEventListener('submit', ({ target }) => this.#submit(target), options);
    page.addEventListener('reset', ({ target }) => this.#submit(target), options);
  }

  /** Whether a field holds typed text that was not submitted. */
  get any(): boolean {
    return this.#fields.some((field) => !this.#submitted.has(field));
  }

  /** Whether a field holds typed text. That which was submitted may not have arrived. */
  get anyText(): boolean {
    return this.#fields.length > 0;
  }

  get #fields(): TextField[] {
    for (const field of this.#typed) if (!hasText(field)) this.#typed.delete(field);
    return [...this.#typed];
  }

  #type(target: EventTarget | null) {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (!isField || !target.matches(textFields)) return;
    this.#typed.add(target);
    this.#submitted.delete(target);
  }

  #submit(form: EventTarget | null) {
    for (const field of this.#typed) if (field.form === form) this.#submitted.add(field);
  }
}
