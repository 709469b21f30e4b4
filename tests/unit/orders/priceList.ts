import type { PriceList } from '@/features/catalogue/model/priceList'

/** The prices of the specification, as a list of its own: staff may change the real one. */
export const PRICES: PriceList = {
  packages: [
    {
      key: 'basis',
      name: 'Basis Hosting',
      monthly: 1_950,
      yearly: 21_450,
      vatRate: 21,
      lines: [],
      popular: false,
    },
    {
      key: 'onbeperkt',
      name: 'Onbeperkt Hosting',
      monthly: 3_950,
      yearly: 43_550,
      vatRate: 21,
      lines: [],
      popular: true,
    },
    {
      key: 'webshop',
      name: 'Webshop Hosting',
      monthly: 8_650,
      yearly: 95_150,
      vatRate: 21,
      lines: [],
      popular: false,
    },
  ],
  extras: [
    { key: 'ssl', name: 'SSL Premium', monthly: 250, yearly: 3_000, vatRate: 21 },
    { key: 'seo', name: 'SEO-pakket', monthly: 5_250, yearly: 63_000, vatRate: 21 },
    { key: 'backup', name: 'Reservekopieën', monthly: 599, yearly: 7_188, vatRate: 21 },
    { key: 'support', name: '24/7 support', monthly: 1_000, yearly: 12_000, vatRate: 21 },
    { key: 'ruimte', name: 'Extra hostingruimte', monthly: 1_500, yearly: 18_000, vatRate: 21 },
    { key: 'email', name: 'Extra e-mailadres', monthly: 500, yearly: 6_000, vatRate: 21 },
  ],
  domain: { firstYear: 100, yearly: 3_000, vatRate: 21 },
}
