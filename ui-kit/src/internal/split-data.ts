/** Separates `data-*`, which belongs to the root of a field, from what belongs to its control. */
export function splitData<Props extends object>(props: Props): [data: Record<string, unknown>, control: Props] {
  const control = { ...props };
  const data: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (!name.startsWith('data-')) continue;
    data[name] = value;
    Reflect.deleteProperty(control, name);
  }
  return [data, control];
}
