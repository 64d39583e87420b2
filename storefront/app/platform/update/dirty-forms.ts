const textFields = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=submit]), textarea';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const hasText = (field: TextField) => field.isConnected && field.value.trim() !== '';

/** Tracks what the shopper has typed into forms, so that no automatic reload loses it. */
export class DirtyForms {
  readonly #typedFields = new Set<TextField>();
  readonly #submittedFields = new WeakSet<TextField>();

  /** Records typing, submits and resets in the document until the signal aborts. */
  watch(page: Document, signal: AbortSignal) {
    const options = { capture: true, signal };
    page.addEventListener('input', ({ target }) => this.#recordTyping(target), options);
    page.addEventListener('submit', ({ target }) => this.#markSubmitted(target), options);
    page.addEventListener('reset', ({ target }) => this.#markSubmitted(target), options);
  }

  /** Whether a field holds typed text that was not submitted. */
  get hasUnsentText(): boolean {
    return this.#fields.some((field) => !this.#submittedFields.has(field));
  }

  /** Whether a field holds typed text, submitted or not: submitted text may not have arrived. */
  get hasTypedText(): boolean {
    return this.#fields.length > 0;
  }

  get #fields(): TextField[] {
    for (const field of this.#typedFields) if (!hasText(field)) this.#typedFields.delete(field);
    return [...this.#typedFields];
  }

  #recordTyping(target: EventTarget | null) {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (!isField || !target.matches(textFields)) return;
    this.#typedFields.add(target);
    this.#submittedFields.delete(target);
  }

  #markSubmitted(form: EventTarget | null) {
    for (const field of this.#typedFields) if (field.form === form) this.#submittedFields.add(field);
  }
}
