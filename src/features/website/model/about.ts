import type { Image } from '@/platform/media/images'
import type { Point } from './pages'

export type About = {
  founder: string
  portrait: Image | null
  story: string
  stats: { value: string; label: string }[]
  steps: Point[]
}
