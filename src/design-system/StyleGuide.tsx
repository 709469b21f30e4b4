'use client'

import { TextField } from './forms/TextField'
import { toast } from './notices/toasts'
import { CONTACT_BUTTON_VARIANTS, ContactButton, type ContactInfo } from './primitives/ContactButton'
import { ICON_NAMES, Icon } from './primitives/Icon'
import { Slip, SlipRow } from './primitives/Slip'
import { Stamp } from './primitives/Stamp'
import { TickList } from './primitives/TickList'
import { ChoiceLine } from './wizard/ChoiceLine'

const COLOURS = [
  'desk',
  'paper',
  'yellow',
  'pink',
  'ink',
  'soft',
  'rule',
  'edge',
  'red',
  'deep',
  'pen',
  'green',
  'amber',
]

export function StyleGuide({ company }: { company: ContactInfo }) {
  return (
    <div className="wrap grid gap-12 pb-20">
      <section>
        <h2 className="text-3xl">Kleuren</h2>
        <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
          {COLOURS.map(name => (
            <li key={name}>
              <span
                className="block h-16 rounded-slip border border-edge"
                style={{ background: `var(--color-${name})` }}
              />
              {name}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="text-3xl">Knoppen</h2>
        <p className="mt-4 flex flex-wrap gap-3">
          {CONTACT_BUTTON_VARIANTS.map(name => (
            <ContactButton key={name} company={company} variant={name} />
          ))}
          <button type="button" className="button button-primary">
            De ene daad
          </button>
          <button type="button" className="button" disabled>
            Kan nu niet
          </button>
          <button type="button" className="button button-small">
            Klein
          </button>
        </p>
      </section>
      <section className="grid gap-10 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <h2 className="text-3xl">Velden</h2>
          <TextField name="voorbeeld" label="Bedrijfsnaam" required defaultValue="Proeftuin" />
          <TextField name="fout" label="E-mailadres" required error="Vul een geldig e-mailadres in." />
          <TextField name="lang" label="Omschrijving" rows={3} note="Een paar regels." />
          <ChoiceLine
            type="checkbox"
            defaultChecked
            label="Aangevinkt"
            description="Met balpen"
            price="vanaf € 15"
          />
          <ChoiceLine type="checkbox" label="Nog leeg" description="" price="op aanvraag" />
        </div>
        <Slip title="Werkbon" note="Een voorbeeld" number="Nr. 00427">
          <dl className="px-7">
            <SlipRow label="Ingevuld" answer="Bedrijfswebsite" amount="€ 795" />
            <SlipRow label="Open" answer="" empty="stap 2" />
          </dl>
          <div className="px-7 pt-6">
            <Stamp word="Ontvangen" small="20 november 2026" />
          </div>
        </Slip>
      </section>
      <section>
        <h2 className="text-3xl">Vinkjes en tekeningen</h2>
        <TickList lines={['Een belofte', 'Nog een', 'En nog een']} className="mt-4" />
        <p className="mt-5 flex flex-wrap gap-6">
          {ICON_NAMES.map(name => (
            <Icon key={name} name={name} />
          ))}
        </p>
      </section>
      <section>
        <h2 className="text-3xl">Meldingen</h2>
        <p className="mt-4 flex flex-wrap gap-3">
          {(['plain', 'warning', 'destructive'] as const).map(tone => (
            <button
              key={tone}
              type="button"
              className="button"
              onClick={() => toast({ title: `Melding ${tone}`, description: 'Sluit na 5 seconden.', tone })}
            >
              {tone}
            </button>
          ))}
        </p>
      </section>
    </div>
  )
}
