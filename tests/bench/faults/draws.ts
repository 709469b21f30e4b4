/** Draws a whole number from 0 up to `max`. */
export type Draw = (max: number) => number

export const one = <T>(of: readonly T[], draw: Draw): T => of[draw(of.length)] as T

/** One of these, each as likely as its weight says. */
export function weighed<T>(of: readonly (readonly [number, T])[], draw: Draw): T {
  return one(
    of.flatMap(([weight, what]) => Array<T>(weight).fill(what)),
    draw,
  )
}
