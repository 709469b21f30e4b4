import { enschede } from './regions/enschede'
import { overijssel } from './regions/overijssel'
import type { RegionSeed } from './regions/regionSeed'
import { twente } from './regions/twente'

export const regions: RegionSeed[] = [...enschede, ...twente, ...overijssel]
