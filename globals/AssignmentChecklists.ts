import type { Field, GlobalConfig } from 'payload'
import { taskListFault } from '@/features/quotes/model/assignment'
import { closed, hiddenUnless, operatorsOnly } from '@/platform/access/rules'

const EMPTY = 'Schrijf wat er moet gebeuren.'

const templateFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'name', label: 'Naam van de lijst', type: 'text', required: true, maxLength: 60 },
      {
        ...{ name: 'websiteType', label: 'Soort website', type: 'text', maxLength: 60 },
        admin: {
          description: 'De vaste sleutel uit de configurator, bijvoorbeeld website. Leeg: voor alle andere.',
        },
      },
    ],
  },
  {
    ...{ name: 'tasks', label: 'Wat er moet gebeuren, één per regel', type: 'textarea', required: true },
    admin: { rows: 8 },
    validate: (tasks: string | null | undefined) => (tasks?.trim() ? (taskListFault(tasks) ?? true) : EMPTY),
  },
]

/** What an assignment begins with, by kind of website. */
export const AssignmentChecklists: GlobalConfig = {
  slug: 'assignment-checklists',
  label: 'Werklijsten van opdrachten',
  admin: {
    group: 'Verkoop',
    description:
      'Een opdracht krijgt bij het akkoord de lijst van de soort website die gevraagd is, of anders de eerste zonder soort. Wat al loopt verandert hier niet door.',
    hidden: hiddenUnless('operator'),
  },
  access: { read: operatorsOnly, readVersions: closed, update: operatorsOnly },
  fields: [
    {
      name: 'templates',
      label: 'Werklijsten',
      labels: { singular: 'werklijst', plural: 'werklijsten' },
      type: 'array',
      maxRows: 30,
      fields: templateFields,
    },
  ],
}
