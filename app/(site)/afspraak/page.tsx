import { CHOSEN_PARAM } from '@/features/desk/model/booking'
import { getSlotOffer } from '@/features/desk/server/public'
import { AppointmentView } from '@/features/desk/ui/appointments/AppointmentView'
import { OpeningTimes } from '@/features/website/ui/pages/ContactDetails'
import { visitorCtx } from '@/platform/requestCtx'
import { bookAppointment } from '../_actions/appointments'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'

export const dynamic = 'force-dynamic'

export const generateMetadata = metadataOf('appointment')

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Made for each request: what is free changes with every booking, and shows without JavaScript too. */
export default async function AppointmentPage({ searchParams }: PageProps) {
  const [{ texts, company }, offer, { [CHOSEN_PARAM]: chosen }] = await Promise.all([
    pageContent('appointment'),
    getSlotOffer(await visitorCtx()),
    searchParams,
  ])
  const { phone, street, postcode, city } = company
  return (
    <AppointmentView
      texts={texts}
      agency={{ phone, address: `${street}, ${postcode} ${city}` }}
      offer={offer}
      chosen={typeof chosen === 'string' ? chosen : ''}
      book={bookAppointment}
      openingTimes={<OpeningTimes times={company.openingHours} />}
    />
  )
}
