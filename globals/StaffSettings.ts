import type { GlobalConfig } from 'payload'
import { confirmSettings, recordSecondFactorSetting } from '@/features/staff/server/public'
import { adminsOnly, closed, hiddenUnless } from '@/platform/access/rules'

export const StaffSettings: GlobalConfig = {
  slug: 'staff-settings',
  label: 'Inloggen van medewerkers',
  admin: { group: 'Kantoor', hidden: hiddenUnless('admin') },
  access: { read: adminsOnly, readVersions: closed, update: adminsOnly },
  hooks: { beforeChange: [confirmSettings], afterChange: [recordSecondFactorSetting] },
  fields: [
    {
      name: 'secondFactorForAll',
      label: 'Iedereen logt in met een tweede stap',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Wie beheert, doet dat altijd. Staat dit aan, dan stelt elke collega bij het inloggen een code-app of toegangssleutel in; wie er nog geen heeft, wordt meteen uitgelogd.',
      },
    },
  ],
}
