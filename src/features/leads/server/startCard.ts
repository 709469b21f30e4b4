import type { StartCard } from '@/platform/registry'
import { LEAD_FIGURES } from '../model/figureLabels'
import { countInbox } from './inboxStats'

export const leadsStartCard: StartCard = {
  href: '/admin/leads',
  title: 'Leads',
  figures: async ctx => {
    const { overdue, thisMonth, all } = await countInbox(ctx)
    return [
      { label: 'Te laat', figure: overdue, isAlarm: overdue > 0 },
      { label: LEAD_FIGURES.thisMonth, figure: thisMonth },
      { label: LEAD_FIGURES.all, figure: all },
    ]
  },
}
