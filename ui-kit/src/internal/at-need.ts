/** What is made when it is first needed, and kept. */
export function atNeed<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
