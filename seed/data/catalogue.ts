const pack = (
  key: string,
  name: string,
  monthly: number,
  yearly: number,
  lines: string[],
  popular = false,
) => ({
  ...{ key, name, monthly, yearly, popular },
  lines: lines.map(text => ({ text })),
})

/** Cents, without VAT. The yearly prices are those of the agency's own table. */
export const hostingPackages = [
  pack('basis', 'Basis Hosting', 1_950, 21_450, [
    '1 website',
    'Tot 4 pagina’s',
    '5 GB ruimte',
    'Elke nacht een kopie',
  ]),
  pack(
    'onbeperkt',
    'Onbeperkt Hosting',
    3_950,
    43_550,
    ['Onbeperkt pagina’s', '25 GB ruimte', 'Elke nacht een kopie'],
    true,
  ),
  pack('webshop', 'Webshop Hosting', 8_650, 95_150, [
    '100 GB ruimte',
    'Hulp bij je webshop',
    'Klaar voor betalingen',
    'Elke nacht een kopie',
  ]),
]

/** An extra costs twelve months for a year, until staff decide otherwise. */
const extra = (key: string, name: string, monthly: number) => ({
  ...{ key, name, monthly, yearly: monthly * 12 },
  supply: 'electronic' as const,
})

export const hostingExtras = [
  extra('ssl-premium', 'SSL Premium', 250),
  { ...extra('seo', 'SEO-pakket', 5_250), supply: 'other' as const },
  extra('backup-90', 'Reservekopieën, 90 dagen bewaard', 599),
  { ...extra('support-whatsapp', '24/7 support via WhatsApp', 1_000), supply: 'other' as const },
  extra('extra-ruimte', 'Extra hostingruimte', 1_500),
  extra('extra-email', 'Extra e-mailadres', 500),
]

/** A new domain name: the first year, and each year after it. */
export const domainPrices = { firstYear: 100, yearly: 3_000 }
