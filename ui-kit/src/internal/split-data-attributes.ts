/** Separates `data-*` attributes, which belong to the root of a field, from the props of its control. */
export function splitDataAttributes<Props extends object>(props: Props): [dataAttributes: Record<string, unknown>, controlProps: Props] {
  const controlProps = { ...props };
  const dataAttributes: Record<string, unknown> = {};
  for (const name in controlProps)
    if (name.startsWith('data-')) {
      dataAttributes[name] = controlProps[name];
      delete controlProps[name];
    }
  return [dataAttributes, controlProps];
}
