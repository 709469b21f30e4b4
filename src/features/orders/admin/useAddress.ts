'use client'

import { useConsoleAddress } from '@/platform/console/useConsoleAddress'
import { columnsOf, queryOf, tailWith, tailWithColumns } from './address'

export type Address = ReturnType<typeof useAddress>
export type Change = Address['change']

const RULES = { queryOf, columnsOf, tailWith, tailWithColumns }

/** The question that a tab answers, the columns it shows and the line that is open. */
export function useAddress() {
  return useConsoleAddress(RULES)
}
