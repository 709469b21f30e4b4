import type { CollectionConfig } from 'payload'
import {
  colleagueName,
  confirmEndpoint,
  createWithoutPassword,
  endLogInSessions,
  factorEndpoints,
  forgotPasswordEndpoint,
  guardAccountChange,
  guardLogIn,
  hashLinkKey,
  invitationEndpoints,
  keepLastAdmin,
  keepLastAdminOnDelete,
  logInEndpoint,
  notifyPasswordByLink,
  recordFailedStaffLogIn,
  recordLinkOwner,
  recordOperation,
  recordStaffLogOut,
  rememberDevice,
  requireSecondFactor,
  requireStrongPassword,
  sendInvitation,
  sessionEndpoints,
} from '@/features/staff/server/public'
import { STAFF_ROLES } from '@/platform/access/actors'
import { adminsOnly, closed, hiddenUnless, ownAccountOrAdmin, staffOnly } from '@/platform/access/rules'
import { recordAccountChange, recordAccountDeleted } from '@/platform/audit/accountChanges'
import { env } from '@/platform/env'
import { lockAccount } from '@/platform/payload/lockAccount'
import { logInWithoutExpiry, meWithoutExpiry } from '@/platform/payload/withoutLogOutTimer'
import { ownEmail } from './fields/ownEmail'
import { readOnlyMoment, secret } from './fields/readOnly'

export const Staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: 'Medewerker', plural: 'Medewerkers' },
  admin: {
    components: {
      views: { edit: { default: { Component: '@/platform/payload/admin/WithoutPassword' } } },
    },
    useAsTitle: 'name',
    group: 'Kantoor',
    defaultColumns: ['name', 'email', 'roles'],
    hidden: hiddenUnless('admin'),
  },
  auth: {
    tokenExpiration: 60 * 60 * 12,
    // Our own limits: Payload's lock would shut out whoever is attacked.
    maxLoginAttempts: 0,
    // The cookie alone holds it, where no script reads it.
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: env.SITE_URL.startsWith('https://') },
  },
  access: {
    admin: ({ req }) => req.user?.collection === 'staff',
    create: adminsOnly,
    read: ownAccountOrAdmin,
    update: ownAccountOrAdmin,
    delete: adminsOnly,
    unlock: adminsOnly,
    readVersions: closed,
  },
  endpoints: [
    forgotPasswordEndpoint,
    {
      path: '/first-register',
      method: 'post',
      // The first account is made by the seed, before the port opens.
      handler: () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 }),
    },
    ...sessionEndpoints,
    colleagueName,
    confirmEndpoint,
    ...invitationEndpoints,
    logInEndpoint,
    ...factorEndpoints,
  ],
  // Each account is changed under a lock of its own, and its owner is mailed.
  disableBulkEdit: true,
  disableDuplicate: true,
  hooks: {
    beforeOperation: [
      recordOperation,
      guardLogIn,
      lockAccount,
      hashLinkKey,
      recordLinkOwner,
      createWithoutPassword,
      requireStrongPassword,
    ],
    beforeLogin: [requireSecondFactor],
    afterMe: [meWithoutExpiry],
    afterOperation: [logInWithoutExpiry],
    afterLogin: [endLogInSessions, rememberDevice, notifyPasswordByLink],
    afterLogout: [recordStaffLogOut],
    afterError: [recordFailedStaffLogIn],
    beforeChange: [keepLastAdmin, guardAccountChange],
    afterChange: [recordAccountChange, sendInvitation],
    beforeDelete: [keepLastAdminOnDelete],
    afterDelete: [recordAccountDeleted],
  },
  fields: [
    // Payload's own fields, named here to keep the ids of sessions and the keys of links to the server.
    { name: 'sessions', type: 'array', access: { read: closed }, fields: [] },
    secret('resetPasswordToken', 'Sleutel'),
    {
      name: 'invitation',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '@/features/staff/admin/invitations/InvitationField' },
      },
    },
    readOnlyMoment('invitedAt', 'Uitgenodigd', { admin: { hidden: true } }),
    ownEmail,
    { name: 'name', label: 'Naam', type: 'text', required: true },
    {
      name: 'roles',
      label: 'Rollen',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['operator'],
      saveToJWT: true,
      options: [...STAFF_ROLES],
      access: { update: adminsOnly as never },
      admin: { description: 'Redactie schrijft de site; Verkoop en hosting doet aanvragen en bestellingen.' },
    },
    {
      name: 'secondFactor',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '@/features/staff/admin/secondFactor/SecondFactorField' },
      },
    },
    {
      name: 'ownSessions',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/features/staff/admin/SessionsField' } },
    },
    {
      name: 'picture',
      label: 'Foto',
      type: 'upload',
      relationTo: 'media',
      access: { read: staffOnly as never },
    },
  ],
}
