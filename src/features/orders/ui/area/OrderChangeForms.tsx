'use client'

import { ActionForm, type ActionState, type FormAction } from '@/design-system/forms/ActionForm'
import { TextField } from '@/design-system/forms/TextField'
import { type FormNotice, failureNotice, tooManyNotice } from '@/design-system/notices/formNotices'
import {
  callUs,
  errorNotice,
  isThatWrong,
  successNotice,
  warningNotice,
} from '@/design-system/notices/notices'
import { formatAmount } from '@/platform/money/euro'

const STALE = ['priceChanged', 'notSold', 'alreadyThere', 'notActive', 'gone'] as const

/** `gone`: nobody is logged in any more, or the order is not theirs. */
export type AddExtraKind = 'added' | (typeof STALE)[number] | 'tooMany' | 'failed'

export type AddExtraState = ActionState<AddExtraKind>

export type AddExtraOptions = {
  act: FormAction<AddExtraKind>
  order: string
  extra: string
  /** What the page says that is due now, in cents with VAT: nothing else is charged. */
  seenTotal: number
  phone: string
}

/** `detail` is where it is paid, or the new total in cents. */
function extraNotices(phone: string, detail: string): Record<AddExtraKind, FormNotice> {
  const notNow = errorNotice('Dit kan er nu niet bij', isThatWrong(phone))
  return {
    added: successNotice('Het staat op je bon', 'Een factuur vind je bij je facturen, en in je mail.'),
    priceChanged: errorNotice(
      'De prijs is veranderd',
      `Het kost nu ${formatAmount(Number(detail))} incl. btw. Er is nog niets besteld.`,
    ),
    notSold: notNow,
    alreadyThere: successNotice('Dit had je al', 'Het staat op je bon.'),
    notActive: notNow,
    gone: errorNotice('Log opnieuw in', 'Er is niets besteld.'),
    tooMany: tooManyNotice(phone),
    failed: failureNotice(`Kijk bij je facturen of het gelukt is. ${callUs(phone)}`),
  }
}

export function AddExtraForm({ act, order, extra, seenTotal, phone }: AddExtraOptions) {
  return (
    <ActionForm
      act={act}
      notices={detail => extraNotices(phone, detail)}
      failed="failed"
      done="added"
      stale={STALE}
      variant="primary"
      button="Bestellen en betalen"
      busy="Bezig met bestellen..."
      onAnswer={state => {
        if (state.kind === 'added' && state.detail) location.assign(state.detail)
      }}
    >
      {({ isHydrated }) => (
        <>
          <input type="hidden" name="order" value={order} />
          <input type="hidden" name="extra" value={extra} />
          <input type="hidden" name="seenTotal" value={seenTotal} />
          {!isHydrated && <input type="hidden" name="leadOn" value="true" />}
        </>
      )}
    </ActionForm>
  )
}

/** `gone`: nobody is logged in any more, or the order is not theirs. */
export type CancelKind = 'cancelled' | 'notActive' | 'gone' | 'tooMany' | 'failed'

export type CancelOptions = {
  act: FormAction<CancelKind>
  order: string
  isHosting: boolean
  phone: string
}

const cancelNotices = (phone: string): Record<CancelKind, FormNotice> => ({
  cancelled: successNotice('Je opzegging is verwerkt', 'Je krijgt er een mail over.'),
  notActive: errorNotice('Deze bestelling loopt niet', isThatWrong(phone)),
  gone: errorNotice('Log opnieuw in', 'Er is niets opgezegd.'),
  tooMany: tooManyNotice(phone),
  failed: failureNotice(`Er is niets opgezegd. ${callUs(phone)}`),
})

export function CancelForm({ act, order, isHosting, phone }: CancelOptions) {
  return (
    <ActionForm
      act={act}
      notices={() => cancelNotices(phone)}
      failed="failed"
      done="cancelled"
      stale={['notActive', 'gone']}
      required={{ sure: 'Vink aan dat je het zeker weet.' }}
      label="Opzeggen"
      button={isHosting ? 'Zeg mijn hosting op' : 'Zeg dit op'}
      busy="Bezig met opzeggen..."
    >
      {({ errors }) => (
        <>
          <input type="hidden" name="order" value={order} />
          <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
            <input
              id="sure"
              type="checkbox"
              name="sure"
              value="yes"
              required
              aria-invalid={errors.sure ? true : undefined}
              className="size-5 accent-pen"
            />
            Ik weet het zeker
          </label>
        </>
      )}
    </ActionForm>
  )
}

/** `gone`: nobody is logged in any more, or the order is not theirs. */
export type ChangeKind = 'asked' | 'askedWithoutMail' | 'gone' | 'tooMany' | 'failed'

const changeNotices = (phone: string): Record<ChangeKind, FormNotice> => ({
  asked: successNotice('Je vraag is verstuurd', 'We laten je weten wanneer het klaar is.'),
  askedWithoutMail: warningNotice(
    'Je vraag is bewaard',
    `Onze mail hapert even. Hoor je niets, bel dan ${phone}.`,
  ),
  gone: errorNotice('Log opnieuw in', 'Je vraag is niet verstuurd.'),
  tooMany: tooManyNotice(phone),
  failed: failureNotice(`Je vraag is niet verstuurd. ${callUs(phone)}`),
})

type ChangeRequestProps = { act: FormAction<ChangeKind>; order: string; phone: string }

export function ChangeRequest({ act, order, phone }: ChangeRequestProps) {
  return (
    <ActionForm
      act={act}
      notices={() => changeNotices(phone)}
      failed="failed"
      done="asked"
      stale={['gone']}
      required={{ text: 'Schrijf wat er anders moet.' }}
      label="Wijziging aanvragen"
      button="Verstuur"
      busy="Bezig met versturen..."
    >
      {({ errors, values }) => (
        <>
          <input type="hidden" name="order" value={order} />
          <TextField
            name="text"
            label="Wat moet er anders?"
            note="Een ander pakket, een andere domeinnaam, een mailadres erbij: schrijf het op en wij regelen het."
            rows={4}
            required
            defaultValue={values.text}
            error={errors.text}
          />
        </>
      )}
    </ActionForm>
  )
}
