import type { CollectionConfig, Field } from 'payload'
import { DOUBTS } from '@/features/leads/model/doubt'
import { INITIAL_STATUS, LEAD_STATUSES } from '@/features/leads/model/lead'
import { checkStatusChange, closeDeadline, releaseFromQuarantine } from '@/features/leads/server/public'
import { adminsOnly, closed, operatorsOnly } from '@/platform/access/rules'
import { hiddenJson, readOnly } from './readOnly'

/** Who sells reads and moves on what came in. Only the forms make it, only an admin throws it away. */
export const leadAccess: CollectionConfig['access'] = {
  create: closed,
  read: operatorsOnly,
  update: operatorsOnly,
  delete: adminsOnly,
  unlock: closed,
  admin: closed,
  readVersions: closed,
}

/** Shown in lists and on the slip, not as a field of its own. */
export const listed = <T extends Field>(field: T): T =>
  readOnly({ ...field, admin: { ...('admin' in field ? field.admin : {}), condition: () => false } } as T)

export const listedText = (name: string, label: string, rest: object = {}): Field =>
  listed({ name, label, type: 'text', ...rest } as Field)

/** What staff do with a request: where it stands, who has it, and what comes next. */
export const triageFields: Field[] = [
  {
    name: 'status',
    label: 'Status',
    type: 'select',
    required: true,
    defaultValue: INITIAL_STATUS,
    index: true,
    options: LEAD_STATUSES.map(({ value, label }) => ({ value, label })),
    hooks: { beforeValidate: [checkStatusChange] },
    admin: { position: 'sidebar', components: { Cell: '@/features/leads/admin/LeadCells#StatusCell' } },
  },
  {
    name: 'owner',
    label: 'Wie pakt dit op',
    type: 'relationship',
    relationTo: 'staff',
    admin: { position: 'sidebar', components: { Field: '@/features/leads/admin/LeadFields#OwnerField' } },
  },
  readOnly({
    name: 'respondBy',
    label: 'Antwoord beloofd voor',
    type: 'date',
    index: true,
    admin: {
      position: 'sidebar',
      date: { displayFormat: 'd MMM yyyy, HH:mm' },
      components: { Cell: '@/features/leads/admin/LeadCells#DeadlineCell' },
    },
  } as Field),
  listed({
    name: 'openUntil',
    label: 'Wacht op antwoord tot',
    type: 'date',
    index: true,
    hooks: { beforeChange: [closeDeadline] },
  } as Field),
  { name: 'nextStep', label: 'Volgende stap', type: 'text', admin: { position: 'sidebar' } },
  {
    name: 'nextStepOn',
    label: 'Volgende stap op',
    type: 'date',
    admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
  },
  readOnly({
    name: 'notes',
    label: 'Notities',
    type: 'textarea',
    admin: { position: 'sidebar', rows: 6, description: 'Schrijf een notitie in de tijdlijn.' },
  } as Field),
]

/** What the gate of every form keeps beside the answers. */
export const gateFields: Field[] = [
  listed({
    name: 'number',
    label: 'Nr.',
    type: 'number',
    unique: true,
    admin: { components: { Cell: '@/features/leads/admin/LeadCells#NumberCell' } },
  } as Field),
  listedText('reference', 'Nummer van de klant', { unique: true }),
  listedText('submissionKey', 'Sleutel', {
    unique: true,
    access: { read: closed },
    admin: { hidden: true },
  }),
  listedText('contentHash', 'Inhoud', {
    access: { read: closed },
    admin: { hidden: true },
  }),
  readOnly({
    name: 'quarantined',
    label: 'Apart gehouden (Twijfel of Robot)',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    hooks: { beforeChange: [releaseFromQuarantine] },
    admin: { position: 'sidebar' },
  } as Field),
  listed({
    name: 'doubt',
    label: 'Waarom apart',
    type: 'select',
    options: DOUBTS.map(({ value, label }) => ({ value, label })),
  } as Field),
  listed({ name: 'doubtScore', label: 'Punten van twijfel', type: 'number' } as Field),
  hiddenJson('doubtSigns', 'Redenen van twijfel'),
  listed({ name: 'doubtMailedAt', label: 'Twijfel gemeld', type: 'date' } as Field),
]

/** The office's menu item of what came in, without what is doubtful or a machine's. */
export const LEAD_LIST = {
  useAsTitle: 'name',
  group: 'Verkoop',
  hideAPIURL: true,
  baseListFilter: () => ({ quarantined: { not_equals: true } }),
} as const

/** What still waits comes first, the longest overdue on top; what is answered has no such time. */
export const LEAD_ORDER = ['openUntil', '-createdAt']
