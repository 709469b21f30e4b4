'use client'

import { PickList } from '@/platform/console/PickList'
import type { InboxLead } from '../model/inbox'
import { type Owner, useConsole } from './useDesk'
import { leadName } from './who'

/** What stands for nobody in a list. */
export const NOBODY = 'none'

export function OwnerSelect({ lead }: { lead: InboxLead }) {
  const { owners, triage } = useConsole()
  return (
    <PickList
      label={`Wie pakt ${leadName(lead)} op`}
      value={lead.owner?.id ?? NOBODY}
      options={ownerOptions(owners, lead.owner)}
      onPick={owner => triage([lead], { owner: owner === NOBODY ? null : owner })}
    />
  )
}

/** Everybody who sells, and whoever has the lead although they no longer do. */
export function ownerOptions(owners: Owner[], current: Owner | null = null) {
  const left = current && !owners.some(each => each.id === current.id) ? [current] : []
  const people = [...owners, ...left].map(({ id, name }) => ({ value: id, label: name }))
  return [{ value: NOBODY, label: 'Niemand' }, ...people]
}
