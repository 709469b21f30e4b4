import type { Field, GlobalConfig, GroupField } from 'payload'
import { QUICK_OPTIONS } from '@/features/desk/model/chat'
import { POLICY_TOPICS } from '@/features/desk/model/policies'
import { revalidateGlobal } from '@/features/website/server/public'
import { globalAccess } from '@/platform/access/rules'
import { keepGlobalPublished } from '@/platform/payload/restoreGuards'
import { line, paragraph } from '../collections/fields/texts'
import { globalVersions } from '../collections/fields/versions'

const LINKS = 'Een link schrijf je als [de prijzen](/prijzen).'

const textarea = (name: string, label: string, description: string): Field => ({
  ...paragraph(name, label),
  admin: { description },
})

const greetings: GroupField = {
  name: 'greetings',
  label: 'Begroeting',
  type: 'group',
  fields: [
    textarea('morning', 'Ochtend', 'Van 6 tot 12 uur.'),
    textarea('afternoon', 'Middag', 'Van 12 tot 18 uur.'),
    textarea('evening', 'Avond', 'Van 18 tot 6 uur.'),
  ],
}

const options: GroupField = {
  name: 'options',
  label: 'Knoppen onder de begroeting',
  type: 'group',
  admin: { description: 'Staan er tot de bezoeker iets zegt. Onder Afspraak staan de vrije momenten.' },
  fields: QUICK_OPTIONS.map(({ id, label }) => ({
    name: id,
    label,
    type: 'group' as const,
    fields: [line('label', 'Op de knop'), textarea('reply', 'Antwoord', LINKS)],
  })),
}

const rules: Field = {
  name: 'rules',
  label: 'Antwoorden op trefwoorden',
  labels: { singular: 'Onderwerp', plural: 'Onderwerpen' },
  type: 'array',
  admin: {
    description: 'Van boven naar beneden: het eerste onderwerp met een woord uit het bericht geeft antwoord.',
    initCollapsed: true,
    components: { RowLabel: '@/platform/console/ChoiceLabel' },
  },
  fields: [
    line('label', 'Onderwerp'),
    textarea(
      'keywords',
      'Trefwoorden',
      'Met komma’s ertussen. Hoofdletters en accenten maken niet uit. Vanaf vier letters telt ook een langer woord dat zo begint: prijs vindt prijslijst.',
    ),
    textarea('reply', 'Antwoord', LINKS),
  ],
}

const answers: GroupField = {
  name: 'answers',
  label: 'Antwoorden per onderwerp',
  type: 'group',
  admin: {
    description:
      'Prijzen, openingstijden, adres, levertijd en voorwaarden leest de chat zelf uit het kantoor. Hier staat wat nergens anders staat. Laat leeg wat je niet wilt beloven: dan verwijst de chat naar een mens.',
  },
  fields: POLICY_TOPICS.map(({ name, label }) => ({
    name,
    label,
    type: 'textarea' as const,
    admin: { description: LINKS },
  })),
}

export const Chat: GlobalConfig = {
  slug: 'chat',
  label: 'Chat',
  admin: {
    group: 'Site',
    description:
      'Wat de chat rechtsonder zegt. Gesprekken blijven bij de bezoeker; alleen een afspraak komt bij ons binnen.',
  },
  access: globalAccess,
  versions: globalVersions,
  hooks: { beforeOperation: [keepGlobalPublished], afterChange: [revalidateGlobal] },
  fields: [
    {
      name: 'everywhere',
      label: 'Op elke pagina',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Uit: alleen op de beginpagina.' },
    },
    {
      name: 'botName',
      label: 'Naam',
      type: 'text',
      required: true,
      admin: { description: 'Staat boven het gesprek en in meldingen.' },
    },
    greetings,
    options,
    answers,
    rules,
    textarea('fallback', 'Als geen trefwoord past', LINKS),
    textarea(
      'contactSentence',
      'Boven de manieren om ons te bereiken',
      'Komt achter het antwoord, als het bericht over contact gaat.',
    ),
    textarea(
      'appointmentSentence',
      'Boven de vrije momenten',
      'Komt achter het antwoord, als het bericht over een afspraak gaat.',
    ),
    {
      ...paragraph('confirmation', 'Als een afspraak is gemaakt'),
      admin: { description: '{day} en {time} worden de dag en de tijd die de bezoeker koos.' },
      custom: { placeholders: ['day', 'time'] },
    },
  ],
}
