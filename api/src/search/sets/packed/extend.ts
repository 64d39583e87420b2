type Numbers = Uint16Array | Uint32Array | Float64Array;

/** Returns the array if it is long enough, otherwise a longer copy with zeros at its end. */
export const extend = <Values extends Numbers>(values: Values, length: number): Values => {
  if (length <= values.length) return values;
  const longer = new (values.constructor as new (length: number) => Values)(Math.max(length, values.length * 2));
  longer.set(values);
  return longer;
};
