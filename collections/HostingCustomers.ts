import type { CollectionConfig, Field } from 'payload'
import {
  disabledAuthRoutes,
  endSessionsOfDisabled,
  endSessionsOnEmailChange,
  eraseEndpoint,
  notifyOldAddress,
  passwordLinkEndpoint,
  refuseBulkUpdate,
  refusePassword,
  SESSION_SECONDS,
  validateOwnChange,
  watchTypedVatId,
  welcomeByMail,
} from '@/features/customers/server/public'
import { adminsOnly, closed, hiddenUnless, operatorsOnly, ownOrOperators } from '@/platform/access/rules'
import { recordAccountChange, recordAccountDeleted } from '@/platform/audit/accountChanges'
import { env } from '@/platform/env'
import { lockAccount } from '@/platform/payload/lockAccount'
import { customerFields } from './fields/customer'
import { ownEmail } from './fields/ownEmail'
import { readOnly } from './fields/readOnly'

/** Customers change their own particulars, but not who they are to us. */
const byStaff = { access: { update: operatorsOnly as never } }

export const HostingCustomers: CollectionConfig = {
  slug: 'hosting-customers',
  labels: { singular: 'Hostingklant', plural: 'Hostingklanten' },
  admin: {
    components: {
      views: { edit: { default: { Component: '@/platform/payload/admin/WithoutPassword' } } },
    },
    useAsTitle: 'name',
    group: 'Hosting',
    hideAPIURL: true,
    defaultColumns: ['name', 'company', 'email', 'city', 'createdAt'],
    listSearchableFields: ['name', 'company', 'email'],
    hidden: hiddenUnless('operator'),
  },
  auth: {
    tokenExpiration: SESSION_SECONDS,
    // Limits of our own stand before the log-in: a lock on the account would lock its owner out.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: env.SITE_URL.startsWith('https://') },
  },
  access: {
    admin: closed,
    create: operatorsOnly,
    read: ownOrOperators('id'),
    update: ownOrOperators('id'),
    delete: adminsOnly,
    unlock: closed,
    readVersions: closed,
  },
  endpoints: [...disabledAuthRoutes, eraseEndpoint, passwordLinkEndpoint],
  hooks: {
    beforeOperation: [refusePassword, refuseBulkUpdate, lockAccount],
    beforeValidate: [validateOwnChange],
    beforeChange: [endSessionsOfDisabled, endSessionsOnEmailChange],
    afterChange: [recordAccountChange, welcomeByMail, notifyOldAddress, watchTypedVatId],
    afterDelete: [recordAccountDeleted],
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    // Payload's own field, named here to keep the ids of sessions to the server.
    { name: 'sessions', type: 'array', access: { read: closed }, fields: [] },
    { ...ownEmail, ...byStaff } as Field,
    ...customerFields,
    {
      name: 'isLarge',
      label: 'Groot bedrijf',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        condition: ({ kind }: { kind?: string }) => kind === 'business',
        description:
          'Een groot bedrijf zit vast aan zijn termijn. Wie hier niet is aangevinkt, zegt op zoals een particulier: na de eerste termijn met een maand.',
      },
      ...byStaff,
    } as Field,
    {
      name: 'disabled',
      label: 'Kan niet meer inloggen',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
      ...byStaff,
    } as Field,
    readOnly({
      name: 'passwordSet',
      label: 'Heeft een wachtwoord gekozen',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    } as Field),
    readOnly({
      name: 'erasureAskedAt',
      label: 'Wil vergeten worden sinds',
      type: 'date',
      admin: { position: 'sidebar', date: { displayFormat: 'd MMM yyyy, HH:mm' } },
    } as Field),
  ],
}
