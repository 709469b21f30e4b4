import type { CollectionConfig, Field } from 'payload'
import { APPOINTMENT_KINDS } from '@/features/desk/model/booking'
import { cancelEndpoint } from '@/features/desk/server/public'
import { APPOINTMENT_STATES } from '@/features/leads/model/appointmentState'
import { hiddenUnless, recordAccess } from '@/platform/access/rules'
import { readOnly, readOnlyChoice, readOnlyMoment, readOnlyRelation, readOnlyText } from './fields/readOnly'

/** An appointment has the id of the lead that it made. */
export const Appointments: CollectionConfig = {
  slug: 'appointments',
  labels: { singular: 'Afspraak', plural: 'Afspraken' },
  admin: {
    useAsTitle: 'name',
    group: 'Verkoop',
    hideAPIURL: true,
    defaultColumns: ['startAt', 'name', 'kind', 'state', 'reference'],
    listSearchableFields: ['name', 'email', 'phone', 'reference'],
    description:
      'Wat bezoekers zelf kozen uit de vrije momenten. Afzeggen doe je in de afspraak: de bezoeker krijgt dan een mail.',
    hidden: hiddenUnless('operator'),
  },
  access: recordAccess,
  endpoints: [cancelEndpoint],
  disableDuplicate: true,
  defaultSort: 'startAt',
  fields: [
    {
      name: 'cancel',
      type: 'ui',
      admin: { components: { Field: '@/features/desk/admin/CancelAppointment' } },
    },
    readOnlyMoment('startAt', 'Wanneer', { index: true, required: true }),
    readOnlyMoment('endAt', 'Tot', { required: true }),
    readOnlyChoice('kind', 'Hoe', APPOINTMENT_KINDS, { required: true }),
    readOnlyChoice('state', 'Stand', APPOINTMENT_STATES, { required: true, index: true }),
    readOnlyText('name', 'Naam', { required: true }),
    readOnlyText('email', 'E-mail', { required: true, index: true }),
    readOnlyText('phone', 'Telefoon'),
    readOnlyText('subject', 'Onderwerp'),
    readOnlyText('reference', 'Nr.', { required: true }),
    readOnlyRelation('lead', 'Lead', 'leads'),
    readOnly({
      name: 'sequence',
      label: 'Versie in de agenda',
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: { hidden: true },
    } as Field),
    readOnlyMoment('chosenAt', 'Gekozen op', { required: true }),
    readOnlyMoment('remindedAt', 'Herinnerd op'),
    { name: 'history', type: 'ui', admin: { components: { Field: '@/platform/audit/admin/HistoryField' } } },
  ],
}
