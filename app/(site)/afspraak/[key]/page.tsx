import { getPublicCompany } from '@/features/company/server/public'
import { APPOINTMENTS_PATH } from '@/features/desk/model/booking'
import { getOwnAppointment, getSlotOffer } from '@/features/desk/server/public'
import { ManageAppointment, UnknownAppointment } from '@/features/desk/ui/appointments/ManageAppointment'
import { pageCtx, visitorCtx } from '@/platform/requestCtx'
import { cancelAppointment, moveAppointment } from '../../_actions/appointments'
import { unlistedMetadata } from '../../_metadata'

export const dynamic = 'force-dynamic'

type PageProps = { params: Promise<{ key: string }> }

/** The address of this page grants something: it is named nowhere. */
export const generateMetadata = () =>
  unlistedMetadata({
    path: APPOINTMENTS_PATH,
    title: 'Je afspraak',
    description: 'Bekijk je afspraak, kies een ander moment of zeg af.',
    keywords: 'afspraak',
  })

export default async function OwnAppointmentPage({ params }: PageProps) {
  const { key } = await params
  const ctx = await visitorCtx()
  const [appointment, company] = await Promise.all([
    getOwnAppointment(ctx, key),
    getPublicCompany(await pageCtx()),
  ])
  const { phone, street, postcode, city } = company
  if (!appointment) return <UnknownAppointment phone={phone} />
  return (
    <ManageAppointment
      appointment={appointment}
      mailKey={key}
      days={appointment.stand === 'planned' ? (await getSlotOffer(ctx)).days : []}
      agency={{ phone, address: `${street}, ${postcode} ${city}` }}
      move={moveAppointment}
      cancel={cancelAppointment}
    />
  )
}
