/** Draws whole numbers from 0 up to `max`, the same ones for the same seed (mulberry32). */
export function seededInt(seed: number): (max: number) => number {
  let state = seed
  return max => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * max)
  }
}
