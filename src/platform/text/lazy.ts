/**
 * What `make` gives, made when it is first asked for and kept. A formatter takes a phone milliseconds, which a page
 * that has nothing to format yet does not pay.
 */
export function lazy<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
