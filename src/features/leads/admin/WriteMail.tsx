'use client'

import { useId } from 'react'
import { OfficeDialog } from '@/platform/console/OfficeDialog'
import { OptionSelect } from '@/platform/console/OptionSelect'
import type { InboxLead } from '../model/inbox'
import { MAX_SUBJECT, MAX_TEXT } from '../model/leadMail'
import { type LeadKey, type MailStart, useLeadMail } from './useLeadMail'

type WriteMailProps = { lead: LeadKey; onSent: (lead: InboxLead) => void }

type LeadMail = ReturnType<typeof useLeadMail>

export function WriteMail({ lead, onSent }: WriteMailProps) {
  const mail = useLeadMail(lead, onSent)
  const { start, word, isBusy } = mail
  return (
    <>
      <button type="button" className="admin-button" aria-disabled={isBusy} onClick={mail.open}>
        {isBusy && !start ? 'Bezig met klaarzetten...' : 'Mail schrijven'}
      </button>
      <span role="status" className={word?.tone === 'problem' ? 'admin-urgent' : undefined}>
        {!start && word?.text}
      </span>
      {start && <MailDialog mail={mail} start={start} />}
    </>
  )
}

function MailDialog({ mail, start }: { mail: LeadMail; start: MailStart }) {
  const heading = useId()
  const { html, word, isBusy } = mail
  return (
    <OfficeDialog className="admin-dialog lead-mail" labelledBy={heading} onCancel={mail.close}>
      <h2 id={heading}>{html ? 'Zo ziet de mail eruit' : 'Mail schrijven'}</h2>
      <p>Aan {start.to}</p>
      {html ? (
        <iframe title="De mail zoals hij verstuurd wordt" sandbox="" srcDoc={html} />
      ) : (
        <MailFields mail={mail} start={start} />
      )}
      <p role="status" className={word?.tone === 'problem' ? 'admin-urgent' : undefined}>
        {word?.text}
      </p>
      <div className="admin-actions">
        <button
          type="button"
          className="admin-button admin-button-primary"
          aria-disabled={isBusy}
          onClick={mail.send}
        >
          {isBusy ? 'Bezig...' : 'Versturen'}
        </button>
        <button
          type="button"
          className="admin-button"
          aria-disabled={isBusy}
          onClick={html ? mail.rewrite : mail.preview}
        >
          {html ? 'Terug naar de tekst' : 'Bekijk de mail'}
        </button>
        <button type="button" className="admin-button" aria-disabled={isBusy} onClick={mail.close}>
          Later verder
        </button>
      </div>
    </OfficeDialog>
  )
}

function MailFields({ mail, start }: { mail: LeadMail; start: MailStart }) {
  const id = useId()
  const { written, errors, choose, restore, write } = mail
  const field = (name: 'subject' | 'text') => ({
    id: `${id}${name}`,
    value: written[name],
    'aria-invalid': name in errors,
    'aria-describedby': name in errors ? `${id}${name}-error` : undefined,
    onChange: (event: { target: { value: string } }) => write({ [name]: event.target.value }),
  })
  const error = (name: 'subject' | 'text') =>
    errors[name] && (
      <p id={`${id}${name}-error`} className="admin-urgent">
        {errors[name]}
      </p>
    )
  const options = ['Lege mail', ...start.templates.map(each => each.name)]
  return (
    <>
      <label htmlFor={`${id}template`}>Begin met</label>
      <OptionSelect
        id={`${id}template`}
        value={written.template}
        options={options.map((label, value) => ({ value, label }))}
        onChoose={choose}
      />
      {written.replaced && (
        <button type="button" className="console-link" onClick={restore}>
          Zet mijn eigen tekst terug
        </button>
      )}
      <label htmlFor={`${id}subject`}>Onderwerp</label>
      {/* On the record of a lead this stands in the form that saves it. */}
      <input
        {...field('subject')}
        maxLength={MAX_SUBJECT}
        autoComplete="off"
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      {error('subject')}
      <p className="lead-mail-frame">{start.frame.greeting}</p>
      <label htmlFor={`${id}text`}>Tekst</label>
      <textarea {...field('text')} rows={9} maxLength={MAX_TEXT} />
      {error('text')}
      <p className="lead-mail-frame">{start.frame.closing}</p>
    </>
  )
}
