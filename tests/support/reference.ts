import { expect } from 'vitest'

/** What a visitor gets to name a lead by. */
export const aReference = expect.stringMatching(/^[3479CFGHJKMNPRTWXY]{6}$/)
