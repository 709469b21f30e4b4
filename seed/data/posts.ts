import { gardenerHome } from './posts/gardenerHome'
import { localSearch } from './posts/localSearch'
import { movingSite } from './posts/movingSite'
import type { PostSeed } from './posts/postSeed'
import { rentalCalendar } from './posts/rentalCalendar'
import { websiteCosts } from './posts/websiteCosts'
import { workPhotos } from './posts/workPhotos'

export const posts: PostSeed[] = [
  gardenerHome,
  localSearch,
  workPhotos,
  rentalCalendar,
  websiteCosts,
  movingSite,
]
