import type { ReactNode } from 'react'
import { CallOrWrite } from '@/design-system/primitives/CallOrWrite'
import { TerracedHouse } from '@/design-system/primitives/Illustrations'
import { Slip } from '@/design-system/primitives/Slip'
import { telephoneLink } from '@/platform/text/contactLinks'
import { keepTogether } from '@/platform/text/keepTogether'
import type { BookAppointment, SlotOffer } from '../../model/booking'
import { BookingForm } from './BookingForm'

type AppointmentViewProps = {
  texts: {
    heading: string
    lead: string
    words: { slip: string; moments: string; way: string; you: string; send: string; none: string }
  }
  agency: { phone: string; address: string }
  offer: SlotOffer
  chosen: string
  book: BookAppointment
  openingTimes: ReactNode
}

export function AppointmentView({ texts, agency, offer, chosen, book, openingTimes }: AppointmentViewProps) {
  const { slip, none, moments, way, you, send } = texts.words
  return (
    <div className="wrap grid items-start gap-10 py-10 lg:grid-cols-[.85fr_1.15fr] lg:gap-18 lg:py-16">
      <header className="lg:sticky lg:top-24">
        <h1 className="font-extrabold text-page leading-[.98] tracking-[-.035em]">{texts.heading}</h1>
        <p className="mt-5 max-w-[30em] text-lg text-soft leading-normal lg:text-xl">{texts.lead}</p>
        <CallLine phone={agency.phone} />
        <div className="mt-8 max-lg:hidden">
          <TerracedHouse className="w-full max-w-120 stroke-[1.4]!" />
          <div className="mt-4 flex flex-wrap gap-x-6 text-soft text-sm tabular-nums [&_dl]:mt-0">
            {openingTimes}
            <p>{keepTogether(agency.address)}</p>
          </div>
        </div>
      </header>
      <Slip title={slip} note={`${offer.minutes} minuten`} copies={false}>
        <div className="px-5 pt-6 md:px-7">
          {offer.days.length > 0 ? (
            <BookingForm {...{ offer, chosen, agency, book }} words={{ moments, way, you, send }} />
          ) : (
            <NoMoments text={none} phone={agency.phone} />
          )}
        </div>
      </Slip>
    </div>
  )
}

function CallLine({ phone }: { phone: string }) {
  return (
    <p className="mt-7">
      Liever meteen iemand spreken?{' '}
      <a href={telephoneLink(phone)} className="link inline-flex min-h-11 items-center font-semibold">
        {phone}
      </a>
    </p>
  )
}

function NoMoments({ text, phone }: { text: string; phone: string }) {
  return (
    <div className="grid gap-5">
      <p className="text-lg">{text}</p>
      <CallOrWrite phone={phone} />
    </div>
  )
}
