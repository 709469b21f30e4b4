'use client'

import { useEffect, useRef } from 'react'
import { FORM_ALERT } from '@/design-system/forms/formAlert'
import { addFormGuard, useFirstSeenAt } from '@/design-system/forms/formGuard'
import { Honeypot } from '@/design-system/forms/Honeypot'
import { Problems } from '@/design-system/forms/Problems'
import { ProofNote } from '@/design-system/forms/ProofNote'
import { TextField } from '@/design-system/forms/TextField'
import { useProgressiveForm } from '@/design-system/forms/useProgressiveForm'
import {
  callUsNow,
  errorNotice,
  invalidNotice,
  proofFailedNotice,
  successNotice,
  tooManyAtOnceNotice,
  warningNotice,
  wentWrongNotice,
} from '@/design-system/notices/notices'
import { StoredMailNote } from '@/design-system/notices/StoredMailNote'
import { preloadToasts } from '@/design-system/notices/Toaster'
import { type Notice, toast } from '@/design-system/notices/toasts'
import { Stamp } from '@/design-system/primitives/Stamp'
import { EMPTY_FIELD, INVALID_EMAIL } from '@/platform/forms/formFields'
import { randomUuid } from '@/platform/text/uuid'
import { IDLE, type NewsletterState, type SignUpKind } from '../model/results'

type NewsletterFormProps = {
  submit: NewsletterAction
  heading: string
  consent: string
  phone: string
  source: string
}

export function NewsletterForm({ submit, heading, consent, phone, source }: NewsletterFormProps) {
  const { state, action, onSubmit, sending } = useNewsletter(submit, phone)
  const notice = state.kind === 'idle' ? null : newsletterNotices(phone)[state.kind]
  const email = state.kind === 'idle' ? '' : (state.values.email ?? '')
  const error = state.kind === 'invalid' ? (state.errors.email ?? notice?.description) : undefined
  const done = state.kind === 'checkMail' || state.kind === 'savedWithoutMail'
  return (
    <section id={NEWSLETTER_ANCHOR} aria-labelledby="nieuwsbrief-kop" className="wrap pb-14 lg:pb-20">
      <div className="slip">
        <div className="holes" />
        <div className="grid gap-6 p-5 md:p-7 lg:grid-cols-[1fr_1.3fr] lg:gap-14">
          <h2 id="nieuwsbrief-kop" className="text-3xl">
            {heading}
          </h2>
          {done && notice ? (
            <CheckMail notice={notice} email={email} />
          ) : (
            <form action={action} onSubmit={onSubmit} onFocus={preloadToasts} noValidate>
              <input type="hidden" name="source" value={source} />
              <Honeypot />
              {error && <AddressProblem message={error} />}
              <TextField
                name="email"
                label="E-mailadres"
                required
                type="email"
                inputMode="email"
                autoComplete="email"
                defaultValue={email}
                error={error}
              />
              {notice && state.kind !== 'invalid' && (
                <p {...FORM_ALERT} role="alert" className="mt-3 font-semibold text-deep">
                  {notice.title}. {notice.description}
                </p>
              )}
              <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
                <button
                  type="submit"
                  className="button max-sm:w-full"
                  disabled={sending}
                  aria-describedby="nieuwsbrief-voorwaarde"
                >
                  {sending ? 'Bezig met aanmelden...' : 'Aanmelden'}
                </button>
                <p id="nieuwsbrief-voorwaarde" className="max-w-[26em] flex-1 text-soft text-sm">
                  {consent}
                </p>
              </div>
              <ProofNote sending={sending} phone={phone} />
            </form>
          )}
        </div>
      </div>
    </section>
  )
}

function AddressProblem({ message }: { message: string }) {
  return (
    <div className="mb-5 [&>*]:mt-0">
      <Problems problems={[{ id: 'email', message }]} />
    </div>
  )
}

type NewsletterAction = (before: NewsletterState, form: FormData) => Promise<NewsletterState>

const NEWSLETTER_ANCHOR = 'nieuwsbrief'

function useNewsletter(submit: NewsletterAction, phone: string) {
  return useProgressiveForm<NewsletterState>({
    act: submit,
    idle: IDLE,
    failed: form => ({ kind: 'notSaved', values: { email: typed(form) } }),
    check: (form, element) => (isAddress(fieldIn(element)) ? null : noAddress(form)),
    sign: useGate(),
    onAnswer: state => {
      if (state.kind !== 'idle') toast(newsletterNotices(phone)[state.kind])
    },
    anchor: `#${NEWSLETTER_ANCHOR}`,
  })
}

/** Another address is another submission. */
function useGate() {
  const made = useRef({ email: '', key: '' })
  const since = useFirstSeenAt()
  return (form: FormData) => {
    const email = typed(form)
    if (made.current.email !== email) made.current = { email, key: randomUuid() }
    return addFormGuard(form, made.current.key, since)
  }
}

const fieldIn = (element: HTMLFormElement) => element.elements.namedItem('email') as HTMLInputElement
const typed = (form: FormData) => String(form.get('email'))
const isAddress = (field: HTMLInputElement) => field.value.trim() !== '' && field.validity.valid

const noAddress = (form: FormData): NewsletterState => ({
  kind: 'invalid',
  errors: { email: typed(form).trim() ? INVALID_EMAIL : EMPTY_FIELD.email },
  values: { email: typed(form) },
})

function CheckMail({ notice, email }: { notice: Notice; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex flex-wrap items-center justify-between gap-6">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {notice.title}
        </h3>
        <p className="mt-2 font-semibold text-pen [overflow-wrap:anywhere]">{email}</p>
        <p className="mt-2 max-w-[30em]">
          {notice.description} Niets gekregen? Kijk ook bij ongewenste mail.
        </p>
        <StoredMailNote className="mt-2" />
      </div>
      <Stamp word="Bijna klaar" small="nog één klik" lands />
    </div>
  )
}

function newsletterNotices(phone: string): Record<SignUpKind, Notice> {
  return {
    checkMail: successNotice('Kijk in je mail', 'Daar staat een knop in. Druk erop, dan sta je op de lijst.'),
    savedWithoutMail: warningNotice(
      '⚠️ Aanmelding opgeslagen',
      'De mail wil nog niet weg. We proberen het vanzelf opnieuw: kijk over een kwartier nog eens.',
    ),
    invalid: invalidNotice('Vul een geldig e-mailadres in.'),
    notSaved: wentWrongNotice(`Je bent nog niet aangemeld. ${callUsNow(phone)}`),
    keyReused: errorNotice(
      'Dit formulier is al verzonden',
      `We kregen het met een ander adres. Ververs de pagina om dit adres aan te melden, of bel ons op ${phone}.`,
      8000,
    ),
    prove: proofFailedNotice(phone),
    tooMany: tooManyAtOnceNotice('aanmeldingen', phone),
  }
}
