/** Separates `data-*`, which belongs to the root of a field, from what belongs to its control. */
export function splitData<Props extends object>(props: Props): [data: Record<string, unknown>, control: Props] {
  const control = { ...props };
  const data: Record<string, unknown> = {};
  for (const name in control)
    if (name.startsWith('data-')) {
      data[name] = control[name];
      delete control[name];
    }
  return [data, control];
}
