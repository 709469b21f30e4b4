'use client'

import { useConsoleAddress } from '@/platform/console/useConsoleAddress'
import { columnsOf, queryOf, tailWith, tailWithColumns } from './address'

export type Change = ReturnType<typeof useAddress>['change']

const RULES = { queryOf, columnsOf, tailWith, tailWithColumns }

/** The question that the list of leads answers, and the columns it shows. */
export function useAddress() {
  return useConsoleAddress(RULES)
}
