/** Writes the path of a value: `items[0].price`. The file imports nothing, because commands that run with little memory load it. */
export const formatPath = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
