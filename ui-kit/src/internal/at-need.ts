/** Creates a value on first use and keeps it. */
export function atNeed<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
