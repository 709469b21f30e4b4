import type { GlobalConfig } from 'payload'
import { NAMING_TEXTS } from '@/features/company/model/claims'
import { revalidateGlobal } from '@/features/website/server/public'
import { domainPricesAccess, hiddenUnless } from '@/platform/access/rules'
import { euroField } from '../collections/fields/euro'
import { vatRateField } from '../collections/fields/vatRate'

export const DomainPrices: GlobalConfig = {
  slug: 'domain-prices',
  label: 'Domeinprijzen',
  admin: {
    group: 'Hosting',
    description: `Wat een nieuwe domeinnaam kost: bij het bestellen, op Prijzen, in de configurator, en waar {domainFirstYear} of {domainYearly} staat in ${NAMING_TEXTS}. Lopende bestellingen houden wat is afgesproken. Wat de keuze Domeinnaam in de configurator meetelt, staat daar.`,
    hidden: hiddenUnless('operator'),
  },
  access: domainPricesAccess,
  hooks: { afterChange: [revalidateGlobal] },
  fields: [
    {
      type: 'row',
      fields: [
        euroField('firstYear', 'Eerste jaar (excl. btw)', { required: true }),
        euroField('yearly', 'Elk volgend jaar (excl. btw)', { required: true }),
        vatRateField,
      ],
    },
  ],
}
