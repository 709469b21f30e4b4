/** Making a formatter takes a phone milliseconds: only pages that format pay. */
export function lazy<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
