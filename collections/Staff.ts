import type { CollectionConfig } from 'payload'
import { STAFF_ROLES } from '@/access/actors'
import { adminsOnly, closed, hiddenUnless, ownAccountOrAdmin, staffOnly } from '@/access/rules'
import { env } from '@/server/env'
import { factorEndpoints } from '@/server/secondFactor/factorEndpoints'
import { logInEndpoint } from '@/server/secondFactor/logInEndpoint'
import { endLogInSessions, recordOperation, requireSecondFactor } from '@/server/secondFactor/logInStep'
import { recordAccountChange, recordAccountDeleted } from '@/server/security/accountEvents'
import { recordStaffFailure, recordStaffLogOut } from '@/server/security/logInEvents'
import { guardAccountChange, lockAccount } from '@/server/staff/accountChange'
import { colleagueName } from '@/server/staff/colleagueName'
import { confirmEndpoint } from '@/server/staff/confirmEndpoint'
import { forgotPasswordEndpoint } from '@/server/staff/forgotPassword'
import { guardLogIn, rememberDevice } from '@/server/staff/guardLogIn'
import { createWithoutPassword, invitationEndpoints, sendInvitation } from '@/server/staff/invitations'
import { keepLastAdmin, keepLastAdminOnDelete } from '@/server/staff/keepLastAdmin'
import { notifyPasswordByLink, recordLinkOwner } from '@/server/staff/passwordByLink'
import { sessionEndpoints } from '@/server/staff/sessionEndpoints'
import { hashTypedKey } from '@/server/staff/staffLinks'
import { strongPassword } from '@/server/staff/strongPassword'
import { logInWithoutTimer, meWithoutTimer } from '@/server/staff/withoutTimers'
import { keptMoment, secret } from './fields/kept'
import { ownEmail } from './fields/ownEmail'

export const Staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: 'Medewerker', plural: 'Medewerkers' },
  admin: {
    components: { views: { edit: { default: { Component: '@/admin/staff/WithoutPassword' } } } },
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
  // Each account is changed under a lock of its own, and its owner is told.
  disableBulkEdit: true,
  disableDuplicate: true,
  hooks: {
    beforeOperation: [
      recordOperation,
      guardLogIn,
      lockAccount,
      hashTypedKey,
      recordLinkOwner,
      createWithoutPassword,
      strongPassword,
    ],
    beforeLogin: [requireSecondFactor],
    afterMe: [meWithoutTimer],
    afterOperation: [logInWithoutTimer],
    afterLogin: [endLogInSessions, rememberDevice, notifyPasswordByLink],
    afterLogout: [recordStaffLogOut],
    afterError: [recordStaffFailure],
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
      admin: { disableListColumn: true, components: { Field: '@/admin/staff/InvitationField' } },
    },
    keptMoment('invitedAt', 'Uitgenodigd', { admin: { hidden: true } }),
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
      admin: { disableListColumn: true, components: { Field: '@/admin/secondFactor/SecondFactorField' } },
    },
    {
      name: 'ownSessions',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/admin/SessionsField' } },
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
