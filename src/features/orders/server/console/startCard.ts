import { formatAmount } from '@/platform/money/euro'
import type { StartCard } from '@/platform/registry'
import { HOSTING_FIGURES } from '../../model/figureLabels'
import { hostingStats } from './stats'

export const hostingStartCard: StartCard = {
  href: '/admin/hosting',
  title: 'Hosting',
  figures: async ctx => {
    const { late, activeOrders, open } = await hostingStats(ctx)
    return [
      { label: 'Te laat', figure: late, isAlarm: late > 0 },
      { label: HOSTING_FIGURES.activeOrders, figure: activeOrders },
      { label: HOSTING_FIGURES.open, figure: formatAmount(open) },
    ]
  },
}
