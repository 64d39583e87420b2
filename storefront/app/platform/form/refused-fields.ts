/** Returns the errors in the details of a refusal, as pairs of a field of the API's input and its sentence. */
export function refusedFields(details: Record<string, unknown>, message: string): [field: unknown, message: string][] {
  const listed = Array.isArray(details.fields) ? (details.fields as { field?: unknown; message?: unknown }[]) : [];
  const all = listed.length > 0 ? listed : [{ field: details.field, message }];
  return all.map(({ field, message: text }) => [field, String(text ?? message)]);
}
