import type { ComponentProps } from 'react'
import type { FormAction } from '@/design-system/forms/ActionForm'
import { Section } from '@/design-system/layout/Section'
import { Chevron } from '@/design-system/primitives/Chevron'
import { Slip } from '@/design-system/primitives/Slip'
import { COUNTRY_OPTIONS } from '@/features/tax/model/countries'
import { EMPTY_FIELD } from '@/platform/forms/formFields'
import { MIN_PASSWORD_LENGTH } from '@/platform/forms/passwordRules'
import { formatDay } from '@/platform/time/zone'
import { CUSTOMER_KINDS, CUSTOMER_MESSAGES, type Customer } from '../model/customer'
import {
  ErasureForm,
  type ErasureKind,
  PasswordChange,
  type PasswordChangeKind,
  type SessionKind,
  SessionList,
} from './AccountForms'
import { AccountSlip } from './AccountSlip'
import type { AccountKind } from './notices'

type AccountActions = {
  updateAccount: FormAction<AccountKind>
  changePassword: FormAction<PasswordChangeKind>
  endSession: FormAction<SessionKind>
  requestErasure: FormAction<ErasureKind>
}

export type AccountSectionsProps = {
  customer: Customer & { erasureAskedAt: string | null; vatIdNote: string }
  sessions: ComponentProps<typeof SessionList>['sessions']
  phone: string
  /** True for who asked to edit their particulars without scripts. */
  editing: boolean
  actions: AccountActions
}

export function AccountSections({ customer, sessions, phone, editing, actions }: AccountSectionsProps) {
  return (
    <>
      <Section id="gegevens" title="Account">
        <div className="grid items-start gap-8 lg:grid-cols-[1.2fr_.8fr] lg:gap-12">
          <AccountSlip
            act={actions.updateAccount}
            account={customer}
            email={customer.email}
            kinds={CUSTOMER_KINDS}
            countries={COUNTRY_OPTIONS}
            vatIdNote={customer.vatIdNote}
            required={REQUIRED}
            phone={phone}
            editing={editing}
          />
          <Slip title="Wachtwoord" as="h3" copies={false}>
            <div className="px-5 pt-6 md:px-7">
              <PasswordChange
                act={actions.changePassword}
                shortest={MIN_PASSWORD_LENGTH}
                email={customer.email}
                phone={phone}
              />
            </div>
          </Slip>
        </div>
      </Section>
      <Section id="apparaten" title="Waar ben je ingelogd" paper>
        <SessionList act={actions.endSession} sessions={sessions} phone={phone} />
      </Section>
      <Section id="mijn-data" title="Jouw data">
        <OwnData
          requestErasure={actions.requestErasure}
          erasureAskedAt={customer.erasureAskedAt}
          phone={phone}
        />
      </Section>
    </>
  )
}

const REQUIRED = {
  name: EMPTY_FIELD.name,
  address: CUSTOMER_MESSAGES.address,
  zipcode: CUSTOMER_MESSAGES.zipcode,
  city: CUSTOMER_MESSAGES.city,
}

type OwnDataProps = {
  requestErasure: FormAction<ErasureKind>
  erasureAskedAt: string | null
  phone: string
}

function OwnData({ requestErasure, erasureAskedAt, phone }: OwnDataProps) {
  return (
    <div className="border-ink border-t-2">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-rule border-b py-5">
        <p className="max-w-[34em]">
          <strong className="mb-1 block font-head text-xl tracking-tight">Alles wat we van je hebben</strong>
          Je gegevens, bestellingen en facturen in één bestand, dat ook een ander programma kan lezen.
        </p>
        <a href="/hosting-dashboard/mijn-gegevens" download className="button button-small max-sm:w-full">
          Download mijn gegevens
        </a>
      </div>
      {erasureAskedAt ? (
        <div className="border-rule border-b py-5">
          <p className="max-w-[40em]">
            <strong className="mb-1 block font-head text-xl tracking-tight">Je wilt vergeten worden</strong>
            Dat vroeg je op {formatDay(new Date(erasureAskedAt))}. In je mail staat wat we wissen, en wanneer.
            Bedenk je je? Bel ons op {phone}.
          </p>
        </div>
      ) : (
        <details className="group border-rule border-b open:-mx-5 open:bg-yellow open:px-5">
          <summary className="flex min-h-16 items-center justify-between gap-4 py-3">
            <h3 className="text-xl">Vraag om vergeten te worden</h3>
            <Chevron />
          </summary>
          <div className="max-w-[40em] pb-6">
            <p className="mb-5">
              Binnen een maand wissen we je account en je gegevens, zodra er geen hosting meer loopt en geen
              factuur meer open staat. De facturen zelf moeten we van de wet zeven jaar bewaren.
            </p>
            <ErasureForm act={requestErasure} phone={phone} />
          </div>
        </details>
      )}
    </div>
  )
}
