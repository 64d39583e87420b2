/** The text of a form's field with plain line breaks and without spaces around it; empty if the form lacks the field. */
export function readFormText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}
