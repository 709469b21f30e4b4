'use client'

import { Honeypot } from '@/design-system/forms/Honeypot'
import { TextField } from '@/design-system/primitives/TextField'
import { fetchToastsAhead } from '@/design-system/primitives/Toaster'
import { CheckMail } from './CheckMail'
import { newsletterNotices } from './newsletterNotices'
import { NEWSLETTER_ANCHOR, type NewsletterAction, useNewsletter } from './useNewsletter'

type NewsletterFormProps = {
  submit: NewsletterAction
  heading: string
  /** What somebody agrees to by signing up. */
  consent: string
  phone: string
  /** The name of the page that the form stands on. */
  source: string
}

/** Signing up for the newsletter: one line of a form, which works without a script too. */
export function NewsletterForm({ submit, heading, consent, phone, source }: NewsletterFormProps) {
  const { state, action, onSubmit, sending } = useNewsletter(submit, phone)
  const notice = state.kind === 'idle' ? null : newsletterNotices(phone)[state.kind]
  const email = state.kind === 'idle' ? '' : (state.values.email ?? '')
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
            <form action={action} onSubmit={onSubmit} onFocus={fetchToastsAhead} noValidate>
              <input type="hidden" name="source" value={source} />
              <Honeypot />
              <TextField
                name="email"
                label="E-mailadres"
                required
                type="email"
                inputMode="email"
                autoComplete="email"
                defaultValue={email}
                error={state.kind === 'invalid' ? (state.errors.email ?? notice?.description) : undefined}
              />
              {notice && state.kind !== 'invalid' && (
                <p role="alert" className="mt-3 font-semibold text-deep">
                  {notice.title}. {notice.description}
                </p>
              )}
              <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
                <button
                  type="submit"
                  className="key max-sm:w-full"
                  disabled={sending}
                  aria-describedby="nieuwsbrief-voorwaarde"
                >
                  {sending ? 'Bezig met aanmelden...' : 'Aanmelden'}
                </button>
                <p id="nieuwsbrief-voorwaarde" className="max-w-[26em] flex-1 text-soft text-sm">
                  {consent}
                </p>
              </div>
            </form>
          )}
        </div>
      </div>
    </section>
  )
}
