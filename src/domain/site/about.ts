import type { Point } from './pages'

export type About = {
  founder: string
  story: string
  stats: { value: string; label: string }[]
  steps: Point[]
}
