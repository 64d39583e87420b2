/** Separates `data-*`, which belongs to the root of a field, from what belongs to its control. */
export function splitDataAttributes<Props extends object>(props: Props): [dataAttributes: Record<string, unknown>, control: Props] {
  const control = { ...props };
  const dataAttributes: Record<string, unknown> = {};
  for (const name in control)
    if (name.startsWith('data-')) {
      dataAttributes[name] = control[name];
      delete control[name];
    }
  return [dataAttributes, control];
}
