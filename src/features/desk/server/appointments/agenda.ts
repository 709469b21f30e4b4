import type { ClosedDays } from '@/features/company/model/closures'
import { getCompany, listClosures, type OwnCompany } from '@/features/company/server/public'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { formatClock, formatWeekday } from '@/platform/time/zone'
import {
  APPOINTMENT_KINDS,
  type AppointmentKind,
  type FreeMoment,
  momentLabel,
  type SlotOffer,
} from '../../model/booking'
import { freeSlots, nearestSlots, type Slot, type SlotDay, slotDays } from '../../model/slots'
import { listTaken } from './appointmentRepository'

type Agenda = {
  days: SlotDay[]
  kinds: AppointmentKind[]
  minutes: number
  company: OwnCompany
  closed: ClosedDays[]
}

/**
 * What can be chosen now; an appointment that is moved does not stand in its own way. It reads the database each time:
 * another visitor may just have taken a moment.
 */
export async function readAgenda(ctx: Ctx, moving?: string): Promise<Agenda> {
  const [settings, company, closures, booked] = await Promise.all([
    ctx.payload.findGlobal({ slug: 'appointment-settings', depth: 0, ...asSystem }),
    getCompany(ctx),
    listClosures(ctx),
    listTaken(ctx, moving),
  ])
  const hosts = closures.absences.length > 0 ? await listHosts(ctx) : []
  const { minutes, leadHours, weeks } = settings
  const kinds = APPOINTMENT_KINDS.filter(({ setting }) => settings[setting]).map(({ value }) => value)
  const rules = { minutes, leadHours, weeks }
  const agenda = { times: company.openingHours, closures, hosts, booked, rules }
  const days = kinds.length > 0 ? slotDays(ctx.now(), agenda) : []
  return { days, kinds, minutes, company, closed: closures.agency }
}

/** Whoever sells can take an appointment. */
async function listHosts(ctx: Ctx): Promise<string[]> {
  const { docs } = await ctx.payload.find({
    collection: 'staff',
    where: { roles: { in: ['operator', 'admin'] } },
    select: {},
    pagination: false,
    depth: 0,
    ...asSystem,
  })
  return docs.map(({ id }) => id)
}

export async function getSlotOffer(ctx: Ctx): Promise<SlotOffer> {
  const { days, kinds, minutes } = await readAgenda(ctx)
  return { kinds, minutes, days: days.map(toDayChoice) }
}

function toDayChoice({ day, slots }: SlotDay): SlotOffer['days'][number] {
  return {
    day,
    label: formatWeekday(slots[0]?.start ?? new Date(day)),
    slots: slots.map(({ start, isFree }) => ({
      start: start.toISOString(),
      time: formatClock(start),
      isFree,
    })),
  }
}

export async function listFreeMoments(ctx: Ctx, count: number): Promise<FreeMoment[]> {
  const { days } = await readAgenda(ctx)
  return freeSlots(days).slice(0, count).map(toFreeMoment)
}

const NEAREST = 3

export function nearestMoments(days: SlotDay[], wanted: Date): FreeMoment[] {
  return nearestSlots(days, wanted, NEAREST).map(toFreeMoment)
}

const toFreeMoment = ({ start }: Slot): FreeMoment => ({
  start: start.toISOString(),
  label: momentLabel(start),
})
