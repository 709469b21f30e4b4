'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { toast } from '@/design-system/notices/toasts'
import { orderNotices } from '../wizard/orderNotices'
import { takePlacedNotice } from '../wizard/placedOrder'

const ASK_EVERY_MS = 4000
/** After a minute a bank takes its time: the mail tells how it ended. */
const ASK_AT_MOST = 15

/** `waits`: the bank has not answered yet. `begins`: the day, in words, for an order that begins later. */
type AwaitPaymentProps = { isPaid: boolean; waits: boolean; begins: string | null; phone: string }

/** Tells that the order is done once it is paid, and looks again while the bank has not answered. */
export function AwaitPayment({ isPaid, waits, begins, phone }: AwaitPaymentProps) {
  const router = useRouter()

  useEffect(() => {
    const placed = takePlacedNotice(isPaid ? ['placed', 'placedWithoutMail'] : ['placedWithoutMail'])
    if (placed) toast(orderNotices({ phone, begins })[placed])
  }, [isPaid, begins, phone])

  useEffect(() => {
    if (!waits) return
    let asked = 0
    const timer = setInterval(() => {
      asked += 1
      router.refresh()
      if (asked === ASK_AT_MOST) clearInterval(timer)
    }, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [waits, router])

  return null
}
