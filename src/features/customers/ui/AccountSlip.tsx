'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ActionForm, type ActionFormFields, type FormAction } from '@/design-system/forms/ActionForm'
import { SelectField } from '@/design-system/forms/SelectField'
import { TextField } from '@/design-system/forms/TextField'
import { Slip, SlipRow } from '@/design-system/primitives/Slip'
import type { Account, CustomerKind } from '../model/customer'
import { CUSTOMER_LABELS } from '../model/customerLabels'
import { type AccountKind, accountNotices } from './notices'

type AccountSlipProps = Omit<AccountFormProps, 'onSaved' | 'cancel'> & {
  editing: boolean
}

const VIEW = '/hosting-dashboard#gegevens'
const EDIT = '/hosting-dashboard?wijzig=ja#gegevens'

export function AccountSlip({ editing: asked, ...form }: AccountSlipProps) {
  const [editing, setEditing] = useState(asked)
  const box = useRef<HTMLDivElement>(null)
  const turned = useRef(false)

  /** The focus goes to what took the place of what was pressed. */
  useEffect(() => {
    if (turned.current) box.current?.querySelector<HTMLElement>(editing ? 'input:checked' : 'a')?.focus()
  }, [editing])

  function turn(to: boolean) {
    turned.current = true
    setEditing(to)
    history.replaceState(null, '', to ? EDIT : VIEW)
  }

  function turnInPlace(event: MouseEvent, to: boolean) {
    event.preventDefault()
    turn(to)
  }

  return (
    <Slip title="Jouw gegevens" note="Zoals ze op je volgende factuur komen" as="h3" copies={false}>
      <div ref={box} className={`px-5 md:px-7 ${editing ? 'pt-6' : 'pt-2'}`}>
        {editing ? (
          <AccountForm
            {...form}
            onSaved={() => turn(false)}
            cancel={
              <a href={VIEW} onClick={event => turnInPlace(event, false)} className="button max-sm:w-full">
                Annuleer
              </a>
            }
          />
        ) : (
          <>
            <AccountRows {...form} />
            <a
              href={EDIT}
              onClick={event => turnInPlace(event, true)}
              className="button button-small mt-6 max-sm:w-full"
            >
              Wijzig gegevens
            </a>
          </>
        )}
      </div>
    </Slip>
  )
}

function AccountRows({ account, email, kinds, countries, vatIdNote }: KnownAccount) {
  const business = account.kind === 'business'
  const country = countries.find(({ value }) => value === account.country)?.label
  const rows = [
    ['Soort klant', kinds.find(({ value }) => value === account.kind)?.label ?? ''],
    ...(business ? [['Bedrijf', account.company]] : []),
    ['Naam', account.name],
    ['E-mailadres', email],
    ['Telefoonnummer', account.phone],
    [
      'Adres',
      [account.address, `${account.zipcode} ${account.city}`.trim(), country].filter(Boolean).join(', '),
    ],
    ...(business
      ? [
          ...(account.kvk || account.country === 'NL' ? [['KVK-nummer', account.kvk]] : []),
          ['Btw-nummer', [account.vatId, vatIdNote].filter(Boolean).join(', ')],
        ]
      : []),
  ] as const
  return (
    <dl>
      {rows.map(([label = '', answer = '']) => (
        <SlipRow key={label} label={label} answer={answer} empty="niet ingevuld" />
      ))}
    </dl>
  )
}

type AccountFormProps = KnownAccount & {
  act: FormAction<AccountKind>
  required: Record<string, string>
  phone: string
  cancel: ReactNode
  onSaved: () => void
}

function AccountForm({ act, required, phone, cancel, onSaved, ...known }: AccountFormProps) {
  return (
    <ActionForm
      act={act}
      notices={() => accountNotices(phone)}
      failed="failed"
      done="saved"
      required={required}
      label="Jouw gegevens"
      variant="primary"
      button="Opslaan"
      busy="Bezig met opslaan..."
      beside={cancel}
      onAnswer={state => state.kind === 'saved' && onSaved()}
    >
      {part => <AccountFields {...known} {...part} />}
    </ActionForm>
  )
}

type Field = {
  name: Exclude<keyof Account, 'kind' | 'country'>
  label: string
  autoComplete?: string
  required?: boolean
  type?: 'tel'
  inputMode?: 'numeric'
}

const BUSINESS: Field[] = [
  { name: 'company', label: CUSTOMER_LABELS.company, required: true, autoComplete: 'organization' },
  { name: 'kvk', label: CUSTOMER_LABELS.kvk, inputMode: 'numeric' },
  { name: 'vatId', label: CUSTOMER_LABELS.vatId },
]

const PERSON: Field[] = [
  { name: 'name', label: CUSTOMER_LABELS.name, required: true, autoComplete: 'name' },
  { name: 'phone', label: CUSTOMER_LABELS.phone, type: 'tel', autoComplete: 'tel' },
  { name: 'address', label: CUSTOMER_LABELS.address, required: true, autoComplete: 'street-address' },
  { name: 'zipcode', label: CUSTOMER_LABELS.zipcode, required: true, autoComplete: 'postal-code' },
  { name: 'city', label: CUSTOMER_LABELS.city, required: true, autoComplete: 'address-level2' },
]

type KnownAccount = {
  account: Account
  email: string
  kinds: readonly { value: CustomerKind; label: string }[]
  countries: readonly { value: string; label: string }[]
  /** What is known of the VAT id. */
  vatIdNote: string
}

function AccountFields({
  account,
  email,
  kinds,
  countries,
  errors,
  values,
  isHydrated,
}: KnownAccount & ActionFormFields) {
  const [kind, setKind] = useState(values.kind ?? account.kind)
  const fieldOf = ({ name, ...field }: Field) => (
    <TextField
      key={name}
      name={name}
      {...field}
      defaultValue={values[name] ?? account[name]}
      error={errors[name]}
    />
  )
  return (
    <>
      <fieldset>
        <legend className="font-semibold">Soort klant</legend>
        <div className="flex flex-wrap gap-x-7">
          {kinds.map(({ value, label }) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="radio"
                name="kind"
                value={value}
                defaultChecked={value === kind}
                onChange={() => setKind(value)}
                className="size-5 accent-pen"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div hidden={isHydrated && kind === 'private'} className="grid gap-5">
        {BUSINESS.map(fieldOf)}
      </div>
      {PERSON.slice(0, 1).map(fieldOf)}
      <div className="grid gap-0.5">
        <p className="font-semibold">E-mailadres</p>
        <p className="font-medium text-pen [overflow-wrap:anywhere]">{email}</p>
        <p className="text-soft text-sm">Hiermee log je in. Wil je een ander adres? Bel of mail ons.</p>
      </div>
      {PERSON.slice(1).map(fieldOf)}
      <SelectField
        name="country"
        label={CUSTOMER_LABELS.country}
        options={countries}
        defaultValue={values.country ?? account.country}
        error={errors.country}
        autoComplete="country"
      />
    </>
  )
}
