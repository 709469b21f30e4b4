import type { OwnCompany } from '@/features/company/server/public'
import { appointmentState } from '@/features/leads/model/appointmentState'
import { mailFooter, signOff } from '@/platform/email/letterMail'
import { type LinkMaker, LinkRefused } from '@/platform/email/linkMaker'
import type { MailDraft } from '@/platform/email/outbox'
import { LINK_LABELS } from '@/platform/email/secretLinks'
import { slipHtml, slipText } from '@/platform/email/slipMail'
import { env } from '@/platform/env'
import { sourceLabel } from '@/platform/forms/sources'
import { appointmentKind, momentLabel } from '../../model/booking'
import { calendarInvite, inviteMethod } from '../../model/calendarInvite'
import { appointmentLink } from './appointmentKey'
import { type Appointment, lockAppointment } from './appointmentRepository'

export const APPOINTMENT_CONFIRMATION = 'appointment-confirmation'
export const APPOINTMENT_REMINDER = 'appointment-reminder'

type MailContext = { company: OwnCompany; made: Date }

/** To the visitor first, then to staff. */
export function bookedMails(
  appointment: Appointment,
  context: MailContext & { source: string },
): MailDraft[] {
  const moment = momentLabel(appointment.start)
  return [
    toVisitor(appointment, context, APPOINTMENT_CONFIRMATION, {
      subject: `Je afspraak staat: ${moment}`,
      heading: 'Je afspraak staat',
      intro: `Beste ${appointment.name},\n\nTot dan. Dit is wat we hebben afgesproken:`,
      closing: 'Komt het toch niet uit? Met de knop kies je een ander moment of zeg je af.',
    }),
    toStaff(appointment, context, {
      subject: `Afspraak ${moment}, ${appointment.name} (${appointment.reference})`,
      heading: 'Nieuwe afspraak',
      intro: `Gekozen via ${sourceLabel(context.source)}. De bezoeker heeft een bevestiging.`,
    }),
  ]
}

export function movedMails(appointment: Appointment, context: MailContext & { before: Date }): MailDraft[] {
  const [moment, before] = [momentLabel(appointment.start), momentLabel(context.before)]
  return [
    toVisitor(appointment, context, 'appointment-moved', {
      subject: `Je afspraak is verzet naar ${moment}`,
      heading: 'Je afspraak is verzet',
      intro: `Beste ${appointment.name},\n\nJe afspraak van ${before} is verzet. Dit is het nieuwe moment:`,
      closing: 'Komt het toch niet uit? Met de knop kies je een ander moment of zeg je af.',
    }),
    toStaff(appointment, context, {
      subject: `Verzet naar ${moment}: ${appointment.name} (${appointment.reference})`,
      heading: 'Afspraak verzet',
      intro: `${appointment.name} verzette de afspraak van ${before}.`,
    }),
  ]
}

export function cancelledByVisitorMails(appointment: Appointment, context: MailContext): MailDraft[] {
  const moment = momentLabel(appointment.start)
  return [
    toVisitor(appointment, context, 'appointment-cancelled', {
      subject: `Je afspraak van ${moment} is afgezegd`,
      heading: 'Je afspraak is afgezegd',
      intro: `Beste ${appointment.name},\n\nJe zei deze afspraak af. Hij staat niet meer in onze agenda:`,
      closing: `Een nieuw moment kies je op ${env.SITE_URL}/afspraak.`,
    }),
    toStaff(appointment, context, {
      subject: `Afgezegd: ${moment}, ${appointment.name} (${appointment.reference})`,
      heading: 'Afspraak afgezegd',
      intro: `${appointment.name} zei deze afspraak af. Het moment is weer vrij.`,
    }),
  ]
}

export function cancelledByStaffMails(appointment: Appointment, context: MailContext): MailDraft[] {
  const { phone } = context.company
  return [
    toVisitor(appointment, context, 'appointment-cancelled', {
      subject: `Je afspraak van ${momentLabel(appointment.start)} gaat niet door`,
      heading: 'Je afspraak gaat niet door',
      intro: `Beste ${appointment.name},\n\nHet spijt ons: deze afspraak kan van onze kant niet doorgaan.`,
      closing: `Kies een nieuw moment op ${env.SITE_URL}/afspraak, of bel ons op ${phone}.`,
    }),
  ]
}

export function reminderMail(appointment: Appointment, context: MailContext): MailDraft {
  return toVisitor(appointment, context, APPOINTMENT_REMINDER, {
    subject: `Je afspraak: ${momentLabel(appointment.start)}`,
    heading: 'Tot straks',
    intro: `Beste ${appointment.name},\n\nJe afspraak komt eraan. Dit hebben we afgesproken:`,
    closing: 'Komt het toch niet uit? Met de knop kies je een ander moment of zeg je af.',
  })
}

type Words = { subject: string; heading: string; intro: string; closing: string }

/** A reminder brings no second entry for the calendar, a cancelled appointment no link. */
function toVisitor(
  appointment: Appointment,
  context: MailContext,
  template: string,
  words: Words,
): MailDraft {
  const { company } = context
  const isOn = isPlanned(appointment)
  const link = appointmentLink(appointment.id)
  const closing = `${words.closing}\n\n${signOff(company)}`
  const button = isOn ? { label: LINK_LABELS.appointment, href: link } : undefined
  return {
    ...{ template, to: appointment.email, replyTo: company.email, subject: words.subject },
    ...mailBody(appointment, company, { ...words, closing, button }),
    attachments: template === APPOINTMENT_REMINDER ? undefined : [invite(appointment, context)],
    about: aboutAppointment(appointment),
    links: isOn ? { appointment: link } : undefined,
  }
}

function toStaff(appointment: Appointment, context: MailContext, words: Omit<Words, 'closing'>): MailDraft {
  const { company } = context
  const href = `${env.SITE_URL}/admin/collections/appointments/${appointment.id}`
  const closing = 'De bijlage zet dit in je agenda.'
  return {
    template: 'appointment-notification',
    ...{ to: company.notifyEmail, replyTo: appointment.email, subject: words.subject },
    ...mailBody(appointment, company, { ...words, closing, button: { label: 'Open de afspraak', href } }),
    attachments: [invite(appointment, context)],
    about: aboutAppointment(appointment),
  }
}

const aboutAppointment = ({ id }: Appointment) => ({ collection: 'appointments', id })
const isPlanned = ({ state }: Appointment) => appointmentState(state).isOn

type Body = Omit<Words, 'subject'> & { button?: { label: string; href: string } }

function mailBody(appointment: Appointment, company: OwnCompany, words: Body) {
  const mail = {
    ...words,
    company: company.name,
    number: appointment.reference,
    lines: appointmentLines(appointment, company),
    footer: mailFooter(company),
  }
  return { html: slipHtml(mail), text: slipText(mail) }
}

function appointmentLines(appointment: Appointment, company: OwnCompany) {
  const { kind, phone, name, email, subject, start } = appointment
  return [
    { label: 'Wanneer', answer: momentLabel(start) },
    { label: appointmentKind(kind).label, answer: placeOf(appointment, company) },
    { label: 'Naam', answer: name },
    { label: 'E-mail', answer: email },
    { label: 'Telefoon', answer: phone },
    { label: 'Onderwerp', answer: subject },
  ]
    .filter(line => line.answer)
    .map(line => ({ ...line, amount: '' }))
}

function placeOf({ kind, phone }: Appointment, { street, postcode, city }: OwnCompany): string {
  return appointmentKind(kind).needsPhone ? `We bellen ${phone}` : `${street}, ${postcode} ${city}`
}

function invite(appointment: Appointment, context: MailContext) {
  const method = inviteMethod(!isPlanned(appointment))
  const content = calendarFile(appointment, context)
  return { filename: 'afspraak.ics', contentType: `text/calendar; method=${method}; charset=utf-8`, content }
}

export function calendarFile(appointment: Appointment, { company, made }: MailContext): string {
  const { id, sequence, start, end, subject, name, email } = appointment
  return calendarInvite({
    ...{ uid: `${id}@${new URL(env.SITE_URL).hostname}`, sequence, made, start, end },
    summary: subject ? `Afspraak met ${company.name}: ${subject}` : `Afspraak met ${company.name}`,
    location: placeOf(appointment, company),
    isCancelled: !isPlanned(appointment),
    organiser: { name: company.name, email: company.email },
    attendee: { name, email },
  })
}

const appointment: LinkMaker = async (_ctx, tx, mail) => {
  const found = mail.aboutId ? await lockAppointment(tx, mail.aboutId) : null
  if (!found || !isPlanned(found)) throw new LinkRefused('settled')
  return appointmentLink(found.id)
}

export const appointmentLinkMakers = { appointment }
