'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Slip, SlipRow } from '@/design-system/primitives/Slip'
import { AccountForm, type AccountFormProps, type KnownAccount } from './AccountForm'

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
              <a href={VIEW} onClick={event => turnInPlace(event, false)} className="key max-sm:w-full">
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
              className="key key-small mt-6 max-sm:w-full"
            >
              Wijzig gegevens
            </a>
          </>
        )}
      </div>
    </Slip>
  )
}

function AccountRows({ account, email, kinds }: KnownAccount) {
  const business = account.kind === 'business'
  const rows = [
    ['Soort klant', kinds.find(({ value }) => value === account.kind)?.label ?? ''],
    ...(business ? [['Bedrijf', account.company]] : []),
    ['Naam', account.name],
    ['E-mailadres', email],
    ['Telefoonnummer', account.phone],
    ['Adres', `${account.address}, ${account.zipcode} ${account.city}`],
    ...(business
      ? [
          ['KVK-nummer', account.kvk],
          ['Btw-nummer', account.vatId],
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
