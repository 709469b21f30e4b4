import type { Image } from '@/platform/media/images'

export type Project = {
  id: string
  title: string
  description: string
  url: string
  category: string
  image: Image | null
}
